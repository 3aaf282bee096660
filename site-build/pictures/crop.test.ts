import { describe, expect, test } from "vitest";
import { cropAround, widthsWithin } from "./crop.ts";

describe("cropAround", () => {
  const picture = { width: 1600, height: 900 };

  test("keeps the whole height for a tall crop and centres it on the focus", () => {
    expect(cropAround(picture, [2, 3], [0.5, 0.5])).toEqual({ left: 500, top: 0, width: 600, height: 900 });
  });

  test("stops at the edge when the focus is near it", () => {
    expect(cropAround(picture, [2, 3], [0.95, 0.5])).toEqual({ left: 1000, top: 0, width: 600, height: 900 });
    expect(cropAround(picture, [2, 3], [0, 0])).toEqual({ left: 0, top: 0, width: 600, height: 900 });
  });

  test("leaves a picture of the same ratio whole", () => {
    expect(cropAround(picture, [16, 9], [0.1, 0.9])).toEqual({ left: 0, top: 0, ...picture });
  });
});

describe("widthsWithin", () => {
  test("never enlarges", () => {
    expect(widthsWithin([360, 480, 640], 500)).toEqual([360, 480]);
  });

  test("adds the crop's own width if that is useful", () => {
    expect(widthsWithin([480, 750, 1080], 601)).toEqual([480, 600]);
  });

  test("gives the crop's own width if even the smallest is too wide", () => {
    expect(widthsWithin([480, 750], 301)).toEqual([300]);
  });
});
