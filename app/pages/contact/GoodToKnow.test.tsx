import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { goodToKnow } from "#content/good-to-know.yaml";
import { GoodToKnow } from "./GoodToKnow.tsx";

const answer = (answers: readonly (string | null)[]) => ({
  ...goodToKnow,
  entries: answers.map((text, position) => ({ label: `Question ${position}`, answer: text })),
});

test("what has no answer yet, and what the owner keeps out, is not shown", () => {
  const html = renderToStaticMarkup(<GoodToKnow content={answer(["From 2 pm", "", null])} />);
  expect(html).toContain("From 2 pm");
  expect(html).toContain("Question 0");
  expect(html).not.toMatch(/Question [12]/);
});

test("without any answer there is no section", () => {
  expect(renderToStaticMarkup(<GoodToKnow content={answer(["", null])} />)).toBe("");
});
