import { expect, test } from "vitest";
import { filledWidth } from "./Stars.tsx";

const star = 26;
const half = 12;

test.each([
  [5, 5 * star],
  [4.5, 4 * star + half],
  [4.49, 4 * star],
  [3.9, 3 * star + half],
  [0.5, half],
  [0, 0],
])("a rating of %d fills %d of the drawing", (rating, expected) => {
  expect(filledWidth(rating)).toBe(expected);
});
