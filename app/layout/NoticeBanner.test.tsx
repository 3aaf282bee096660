import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { NoticeBanner } from "./NoticeBanner.tsx";

test("the notice's link is the whole address that the content names, in every edition", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter basename="/hi" initialEntries={["/hi"]}>
      <NoticeBanner
        notice={{ text: "", link: { label: "", target: "/hi/Contact" }, from: undefined, until: undefined }}
      />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/hi/Contact"');
});
