import { expect, test } from "vitest";
import { loadContent } from "#site-build/content/site-content.ts";
import { overlap } from "./box.ts";
import { ofKind } from "./features.ts";
import { nameBox } from "./name-label.ts";
import { distanceToLine } from "./paths.ts";
import { areaRadius, placePinLabel } from "./pin-label.ts";
import { frame, project } from "./projection.ts";

const { features } = loadContent().region;
const towns = ofKind(features, "town")
  .filter(({ properties }) => properties.tier < 3)
  .map(({ properties, geometry }) => ({
    name: properties.name,
    at: project(geometry.coordinates),
    properties,
  }));

test.each(["exact", "of an area"])(
  "the resort's name keeps clear of towns wherever its place is, %s",
  (kind) => {
    const area = kind === "exact" ? "" : "area of PIN 246179";
    const covered: string[] = [];
    for (let latitude = 29.7; latitude < 30.4; latitude += 0.1)
      for (let longitude = 77.9; longitude < 79.2; longitude += 0.1) {
        const place = { name: "Kafal Ridge", address: "", area, latitude, longitude, shape: "dot" as const };
        const { box } = placePinLabel(features, place, "wide");
        expect(
          Math.min(box.left, box.top, frame.width - box.right, frame.height - box.bottom),
        ).toBeGreaterThan(0);
        const pin = project([longitude, latitude]);
        // A town inside the ring shares its room with it.
        for (const { name, at, properties } of towns)
          if (distanceToLine(at, [pin]) > areaRadius && overlap(box, nameBox(properties, at)) > 40)
            covered.push(`${name} from ${latitude.toFixed(1)}, ${longitude.toFixed(1)}`);
      }
    expect(covered).toEqual([]);
  },
);

test("in Hindi the name stands on the same side of the pin as in English", () => {
  const [{ latitude, longitude }, shape] = [loadContent().resort.place, "dot" as const];
  const place = { name: "Kafal Ridge", address: "", area: "area of PIN 246179", latitude, longitude, shape };
  const hindi = { ...place, name: "काफल रिज", area: "पिन 246179 का इलाका" };
  const names: Record<string, string> = { Lansdowne: "लैंसडाउन", Kotdwar: "कोटद्वार", Devprayag: "देवप्रयाग" };
  const named = features.map((feature) => {
    const { properties } = feature;
    return { ...feature, properties: { ...properties, name: names[properties.name] ?? properties.name } };
  }) as typeof features;
  const { box: _, ...english } = placePinLabel(features, place, "small");
  expect(placePinLabel(named, hindi, "small")).toMatchObject(english);
});
