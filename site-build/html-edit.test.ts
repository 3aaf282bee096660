import { expect, test } from "vitest";
import { replaceOnce } from "./html-edit.ts";

test("replaces the one place", () => {
  expect(replaceOnce("<a><b>", "<b>", () => "<i>")).toBe("<a><i>");
  expect(replaceOnce("<a href=1>", /<a [^>]*>/, (match) => `${match}$&`)).toBe("<a href=1>$&");
});

test("refuses a page in which the place is missing or doubled", () => {
  expect(() => replaceOnce("<a>", "<b>", String)).toThrow("0 times");
  expect(() => replaceOnce("<b><b>", /<b>/, String)).toThrow("2 times");
});
