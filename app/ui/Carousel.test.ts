import { expect, test } from "vitest";
import { nearestOffset } from "./Carousel.tsx";

test("goes forward over the end and back over the start", () => {
  expect(nearestOffset(0, 5, 6)).toBe(1);
  expect(nearestOffset(5, 0, 6)).toBe(-1);
});

test("is 0 for the current one and its distance for the others", () => {
  expect([0, 1, 2, 3, 4, 5].map((index) => nearestOffset(index, 1, 6))).toEqual([-1, 0, 1, 2, 3, -2]);
});
