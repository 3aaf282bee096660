import { expect, test } from "vitest";
import { keepUnitsWithNumbers } from "./locales.ts";

test.each([
  ["It is 35 km, 6 to 7 hours.", "It is 35~km, 6~to~7~hours."],
  ["लगभग 5 से 7 घंटे।", "लगभग 5~से~7~घंटे।"],
  ["From 14 to 65, on 24 June 2025!", "From 14~to~65, on 24~June~2025!"],
  ["Call +91 98765 43210, 9am - 5pm.", "Call +91 98765 43210, 9am - 5pm."],
  ["Room 7 overlooks 2 valleys.", "Room 7~overlooks 2~valleys."],
  ["3 meals plus evening snacks", "3 meals plus evening snacks"],
])("%s", (text, kept) => {
  expect(keepUnitsWithNumbers(text).replaceAll("\u00a0", "~")).toBe(kept);
});
