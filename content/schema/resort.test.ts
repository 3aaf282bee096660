import { expect, test } from "vitest";
import { isGstin, resortSchema } from "./resort.ts";

test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"])("%s is a GSTIN", (number) => {
  expect(isGstin(number)).toBe(true);
});

test.each([
  ["a digit that is wrong", "27AAPFU0938F1ZV"],
  ["two letters in the wrong order", "27APAFU0939F1ZV"],
  ["small letters", "27aapfu0939f1zv"],
  ["a space", "27 AAPFU0939F1ZV"],
  ["one character too few", "27AAPFU0939F1Z"],
])("%s is told", (_, number) => {
  expect(isGstin(number)).toBe(false);
});

test("the site's address may end with the slash that browsers write, and has no path", () => {
  const { siteUrl } = resortSchema.shape;
  expect(siteUrl.parse("https://www.example.com/")).toBe("https://www.example.com");
  expect(siteUrl.safeParse("https://www.example.com/en").success).toBe(false);
});
