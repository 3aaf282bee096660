import { expect, test } from "vitest";
import { sunriseBearing } from "./sunrise.ts";

// The longest and the shortest day, and the days on which the sun rises in the east; declination ±23.44° and 0.
test.each([
  [29.77, "2026-06-21", 62.2],
  [29.77, "2026-12-21", 116.8],
  [29.77, "2026-03-20", 89.7],
  [29.77, "2026-09-23", 89.6],
  [0, "2026-06-21", 66.6],
  [-33.9, "2026-12-21", 119],
])("at latitude %d on %s the sun rises at %d°", (latitude, day, bearing) => {
  expect(Math.abs((sunriseBearing(latitude, day) ?? 0) - bearing)).toBeLessThan(0.6);
});

test("in the polar night and in the midnight sun there is no sunrise", () => {
  expect(sunriseBearing(78, "2026-12-21")).toBeUndefined();
  expect(sunriseBearing(78, "2026-06-21")).toBeUndefined();
});
