import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { goodToKnow } from "#content/good-to-know.yaml";
import { GoodToKnow } from "./GoodToKnow.tsx";

vi.mock("#app/ui/Icon.tsx", () => ({ Icon: () => null }));

const asked = (answers: readonly (string | null)[], name = "Question") =>
  answers.map((answer, position) => ({ label: `${name} ${position}`, answer }));

const render = (content: typeof goodToKnow) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <GoodToKnow content={content} />
    </MemoryRouter>,
  );

const answer = (answers: readonly (string | null)[], measures: readonly (string | null)[] = []) => ({
  ...goodToKnow,
  entries: asked(answers),
  access: { ...goodToKnow.access, entries: asked(measures, "Measure") },
});

test("a question is answered, or an invitation to ask, or left out", () => {
  const html = render(answer(["From 2 pm", "", null]));
  expect(html).toContain("<dt>Question 0</dt><dd>From 2 pm</dd>");
  expect(html).toMatch(
    new RegExp(`${goodToKnow.unknown}</p><ul[^>]*><li><a[^>]*#inquiry"[^>]*>Question 1 </a></li></ul>`),
  );
  expect(html).not.toContain("Question 2");
});

test("without any question there is no section", () => {
  expect(render(answer([null], [null]))).toBe("");
});

test("each measure is answered, or said to be unknown, or left out", () => {
  const { unknown } = goodToKnow.access;
  const html = render(answer([], ["Two steps of 15 cm", "", null]));
  expect(html).toContain("<dt>Measure 0</dt><dd>Two steps of 15 cm</dd>");
  expect(html).toMatch(new RegExp(`${unknown}</p><ul[^>]*><li><a[^>]*>Measure 1 </a></li></ul>`));
  expect(html).not.toContain("Measure 2");
  expect(render(answer([], ["90 cm"]))).not.toContain(unknown);
});
