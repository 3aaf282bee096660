import { expect, test } from "vitest";
import { loadContent } from "../content/site-content.ts";
import { drawPanorama } from "./draw-panorama.ts";
import { drawSkyline } from "./draw-skyline.ts";
import { lookFrom } from "./look-from.ts";

const content = loadContent();
const { place } = content.resort;
const from = (change: Partial<typeof place>) =>
  drawPanorama({ ...content, resort: { ...content.resort, place: { ...place, ...change } } });

test("the line goes through every summit, from west to east, and nothing beside one is higher", () => {
  const summits = [
    [10, 1.2],
    [30, 2.3],
    [32, 2.6],
    [90, 0.4],
  ] as const;
  const line = drawSkyline(summits, 120);
  for (const summit of summits) expect(line).toContainEqual(summit);
  expect(line.map(([along]) => along)).toEqual(line.map(([along]) => along).toSorted((a, b) => a - b));
  expect([line.at(0)?.[0], line.at(-1)?.[0]]).toEqual([0, 120]);
  for (const [along, up] of line) {
    const after = summits.findIndex(([at]) => at >= along);
    const beside = [summits[after], summits[after < 0 ? summits.length - 1 : after - 1]];
    expect(up).toBeLessThanOrEqual(Math.max(...beside.map((summit) => summit?.[1] ?? 0)));
    expect(up).toBeGreaterThan(0);
  }
});

test("each summit of the content stands in the drawing's line; the same place gives the same file", () => {
  const drawn = from({});
  const { width = 0, height = 0 } = drawn?.horizon ?? {};
  expect(drawn?.positions).toHaveLength(content.panorama.peaks.length);
  const points = [...(drawn?.svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g) ?? [])];
  for (const { x, y } of drawn?.positions ?? []) {
    const near = points.some(
      ([, across, down]) =>
        Math.abs(Number(across) - (x / 100) * width) < 0.2 &&
        Math.abs(Number(down) - (y / 100) * height) < 0.2,
    );
    expect(near).toBe(true);
  }
  expect(from({})?.address).toBe(drawn?.address);
});

test("the heights are drawn as many times too tall as the note says, wherever the place is", () => {
  for (const change of [
    {},
    { latitude: 30.45, longitude: 78.1, height: 2000 },
    { latitude: 30.6, longitude: 79 },
  ]) {
    const { height = 0 } = { ...place, ...change };
    const drawn = from(change);
    const { width = 0, span = 0, times } = drawn?.horizon ?? {};
    const [one, other] = content.panorama.peaks
      .map((peak) => ({ ...lookFrom({ ...place, ...change, height }, peak), name: peak.name }))
      .toSorted((a, b) => b.elevation - a.elevation);
    const tall = (name = "") => {
      const index = drawn?.summits.findIndex((summit) => summit.name === name) ?? -1;
      return ((drawn?.positions[index]?.y ?? 0) / 100) * (drawn?.horizon.height ?? 0);
    };
    const units = tall(other?.name) - tall(one?.name);
    const degrees = (one?.elevation ?? 0) - (other?.elevation ?? 0);
    expect(units / degrees / (width / span)).toBeCloseTo(times ?? 0, 0);
  }
});

test("with another place the drawing is another one, and only the exact place has distances", () => {
  const moved = from({ latitude: 30.45, longitude: 78.1, height: 2000, precision: "exact" });
  expect(moved?.address).not.toBe(from({})?.address);
  expect(moved?.summits[0]?.kilometres).toBeGreaterThan(50);
  expect(from({})?.summits[0]).not.toHaveProperty("kilometres");
});

test("north of the summits their order is from west to east, too, and the north is no edge", () => {
  const south = from({ latitude: 32.5, longitude: 79.3, height: 4000 });
  const bearings = south?.summits.map(({ bearing }) => bearing) ?? [];
  expect(bearings).toEqual(bearings.toSorted((a, b) => a - b));
  const names = from({})?.summits.map(({ name }) => name);
  // At 347° and at 9°.
  expect(names?.slice(0, 2)).toEqual(["Swargarohini I", "Kedarnath"]);
});

test("without a summit above the horizon, or without the place's height, there is no panorama", () => {
  expect(from({ latitude: 11.41, longitude: 76.7 })).toBeUndefined();
  expect(from({ height: undefined })).toBeUndefined();
});
