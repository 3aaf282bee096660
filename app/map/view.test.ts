import { expect, test } from "vitest";
import { frame, latitudeAt, mapEdges, project } from "#shared/map/projection.ts";
import { tilesFor } from "./tiles.ts";
import { between, inWindow, panned, scaleBar, wholeRegion, within, zoomed } from "./view.ts";

test("zooming keeps the place under the hand", () => {
  const before = inWindow(wholeRegion, [200, 500]);
  const after = inWindow(zoomed(wholeRegion, 3, before, 8), [200, 500]);
  expect(after[0]).toBeCloseTo(before[0]);
  expect(after[1]).toBeCloseTo(before[1]);
});

test("nobody gets lost: the view stays where there is something to see, at a scale that shows it", () => {
  const far = within(panned({ ...wholeRegion, zoom: 4 }, 100, -100), 8);
  expect(far.x).toBeLessThan(1100);
  expect(far.y).toBeGreaterThan(-500);
  expect(within({ ...wholeRegion, zoom: 1000 }, 8).zoom).toBe(8);
  expect(within({ ...wholeRegion, zoom: 0.001 }, 8).zoom).toBe(0.8);
});

test("a glide begins and ends where it should", () => {
  const goal = { x: 100, y: 40, zoom: 4 };
  expect(between(wholeRegion, goal, 0)).toEqual(wholeRegion);
  const end = between(wholeRegion, goal, 1);
  expect([end.x, end.y, end.zoom].map(Math.round)).toEqual([100, 40, 4]);
});

test("the frame ends where the content says it does", () => {
  expect(latitudeAt(frame.height)).toBeCloseTo(mapEdges.south, 3);
  expect(project([mapEdges.east, mapEdges.north])).toEqual([expect.closeTo(frame.width), 0]);
});

test("the scale bar is a round length, true to the ground", () => {
  const { km, share } = scaleBar(wholeRegion);
  expect(km).toBe(20);
  // Rishikesh and Haridwar lie 21.9 km apart in a straight line.
  const [[ax, ay], [bx, by]] = [project([78.2926, 30.1078]), project([78.1603, 29.9479])];
  const straightKm = (Math.hypot(ax - bx, ay - by) / (share * frame.width)) * km;
  expect(straightKm).toBeGreaterThan(21.6);
  expect(straightKm).toBeLessThan(22.2);
});

test("tiles are those that a tile server counts for the place", () => {
  // The usual formula gives column 734, row 422 at level 10 for Rishikesh.
  const tiles = tilesFor(within({ x: 200, y: 190, zoom: 3 }, 8), 340, "{z}/{x}/{y}");
  expect(tiles.map(({ address }) => address)).toContain("10/734/422");
  for (const { left, top, width, height } of tiles) {
    expect(left).toBeLessThanOrEqual(1);
    expect(top).toBeLessThanOrEqual(1);
    expect(left + width).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeGreaterThanOrEqual(0);
  }
});
