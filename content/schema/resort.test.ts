import { expect, test } from "vitest";
import { isGstin } from "./resort.ts";

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
