import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { fallbackMark } from "#shared/fallback-mark.ts";
import { jsx } from "./jsx-runtime.ts";

vi.mock("#content/editions.yaml", () => ({ firstLanguage: "en-IN", firstDirection: "ltr" }));

const missing = `${fallbackMark}Packages${fallbackMark}`;

test("in an edition from right to left, a text of the first language says its language and direction", () => {
  expect(jsx("p", { children: missing }).props).toEqual({
    lang: "en-IN",
    dir: "ltr",
    children: "Packages",
  });
  expect(renderToStaticMarkup(jsx("p", { children: `${missing}, 5` }))).toBe(
    '<p><span lang="en-IN" dir="ltr">Packages</span>, 5</p>',
  );
});

test("a field keeps its direction: guests type in their own", () => {
  expect(jsx("input", { placeholder: missing }).props).toEqual({ lang: "en-IN", placeholder: "Packages" });
});
