import { expect, test } from "vitest";
import { fillOfStars } from "./Stars.tsx";

test.each([
  [5, "full full full full full"],
  [4.5, "full full full full half"],
  [4.49, "full full full full empty"],
  [3.9, "full full full half empty"],
  [0.5, "half empty empty empty empty"],
  [0, "empty empty empty empty empty"],
])("a rating of %d is %s", (rating, expected) => {
  expect(fillOfStars(rating).join(" ")).toBe(expected);
});
