import { expect, test } from "vitest";
import { cropAround, findSizeFault, widthsWithin } from "./crop.ts";

test.each([
  ["in the middle", [2, 3], [0.5, 0.5], { left: 500, top: 0, width: 600, height: 900 }],
  ["at the edge", [2, 3], [0.95, 0.5], { left: 1000, top: 0, width: 600, height: 900 }],
  ["that has the picture's ratio", [16, 9], [0.1, 0.9], { left: 0, top: 0, width: 1600, height: 900 }],
] as const)("a crop %s", (_where, ratio, focus, crop) => {
  expect(cropAround({ width: 1600, height: 900 }, ratio, focus)).toEqual(crop);
});

test.each([
  ["never enlarge", [360, 480, 640], 500, [360, 480]],
  ["have the crop's own one if that is useful", [480, 750, 1080], 601, [480, 600]],
  ["are the crop's own one if even the smallest is too wide", [480, 750], 301, [300]],
])("the widths %s", (_what, wanted, available, widths) => {
  expect(widthsWithin(wanted, available)).toEqual(widths);
});

test.each([
  ["menu", { width: 179, height: 400 }, /^a\.jpg is only 179 pixels wide; at least 180 are needed/],
  ["menu", { width: 400, height: 179 }, /^a\.jpg is only 179 pixels high; at least 180 are needed/],
  ["menu", { width: 180, height: 180 }, undefined],
  ["cover", { width: 3000, height: 400 }, /is only 400 pixels high; at least 427 are needed/],
  ["cover", { width: 600, height: 3000 }, /is only 600 pixels wide; at least 640 are needed/],
] as const)("in the slot %s %j: %s", (slot, size, expected) => {
  const fault = findSizeFault("a.jpg", size, slot);
  if (expected) expect(fault).toMatch(expected);
  else expect(fault).toBeUndefined();
});
