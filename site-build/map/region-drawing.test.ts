import { expect, test } from "vitest";
import { loadContent } from "../content/site-content.ts";
import { drawRegion, namePlaces } from "./region-drawing.ts";

const content = loadContent();
const { resort } = content;
const drawn = async (of = content) => {
  const drawing = await drawRegion(of);
  if (!drawing) throw new Error("The resort is outside of the drawn region.");
  return drawing;
};
const features = namePlaces(content);

test("the drawing is the same in every build, small, and without a style attribute or a foreign address", async () => {
  const { address, svg } = await drawn();
  expect((await drawn()).address).toBe(address);
  expect(svg.length).toBeLessThan(45_000);
  expect(svg).not.toMatch(/ style=|var\(--|NaN|undefined/);
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:/);
  expect(svg).toContain("GeoNames, CC BY 4.0");
});

test("the pin says that only the area is known", async () => {
  const isArea = resort.place.precision === "area of the PIN code";
  expect((await drawn()).svg.includes(`area of PIN ${resort.address.postalCode}`)).toBe(isArea);
});

test("no distance on the map is from the resort", () => {
  const distances = features.flatMap(({ properties }) =>
    "road" in properties ? (properties.road ?? []) : [],
  );
  expect(distances.length).toBeGreaterThan(5);
  expect(distances.filter((text) => text.includes(resort.name) || /\bus\b|resort/i.test(text))).toEqual([]);
});

test("what is not surveyed is marked so", () => {
  const lines = features.filter(({ geometry }) => geometry.type !== "Point");
  expect(lines.every(({ properties }) => properties.precision === "schematic")).toBe(true);
});
