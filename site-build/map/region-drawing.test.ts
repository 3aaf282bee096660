import { expect, test } from "vitest";
import { resort } from "#content/resort.ts";
import { regionSchema } from "#content/schema/region.ts";
import { projectRoot } from "../site-folder.ts";
import { readRegion } from "./read-region.ts";
import { drawRegion } from "./region-drawing.ts";

const { features } = regionSchema.parse(readRegion());

test("the drawing is the same in every build, small, and without a style attribute or a foreign address", () => {
  const { address, svg } = drawRegion(projectRoot);
  expect(drawRegion(projectRoot).address).toBe(address);
  expect(svg.length).toBeLessThan(45_000);
  expect(svg).not.toMatch(/ style=|var\(--|NaN|undefined/);
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:/);
  expect(svg).toContain("GeoNames, CC BY 4.0");
});

test("the pin says so while only the area is known", () => {
  const isArea = resort.place.precision === "area of the PIN code";
  expect(drawRegion(projectRoot).svg.includes(`area of PIN ${resort.address.postalCode}`)).toBe(isArea);
});

test("no distance on the map is one from the resort", () => {
  const distances = features.flatMap(({ properties }) =>
    "road" in properties ? (properties.road ?? []) : [],
  );
  expect(distances.length).toBeGreaterThan(5);
  expect(distances.filter((text) => text.includes(resort.name) || /\bus\b|resort/i.test(text))).toEqual([]);
});

test("whatever is no survey says so", () => {
  const lines = features.filter(({ geometry }) => geometry.type !== "Point");
  expect(lines.every(({ properties }) => properties.precision === "schematic")).toBe(true);
});
