import { expect, test } from "vitest";
import { mapProviderSchema } from "./map.ts";

const attribution = "© OpenStreetMap contributors";
const issuesFor = (setting: unknown) =>
  mapProviderSchema
    .safeParse(setting)
    .error?.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(" ")) ?? [];

test("the four settings are taken", () => {
  for (const setting of [
    "drawing",
    "address",
    { osmTiles: "https://tiles.example/{z}/{x}/{y}.png", attribution },
    { googleEmbed: "https://www.google.com/maps/embed?pb=1" },
  ])
    expect(issuesFor(setting)).toEqual([]);
});

test.each([
  ["Drawing", /must be "drawing", or "address", or osmTiles with attribution, or googleEmbed/],
  [{}, /must be "drawing", or "address", or osmTiles with attribution, or googleEmbed/],
  [null, /must be "drawing"/],
  [{ osmTiles: "https://tiles.example/{z}/{x}/{y}.png" }, /^attribution .*© OpenStreetMap contributors/],
  [{ osmTiles: "http://tiles.example/{z}/{x}/{y}.png", attribution }, /^osmTiles .*https:\/\//],
  [{ osmTiles: "https://tiles.example/{x}/{y}.png", attribution }, /^osmTiles .*\{z\}/],
  [{ googleEmbed: "https://maps.app.goo.gl/abc" }, /^googleEmbed .*Share.*Embed a map/],
  [{ googleEmbed: '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>' }, /^googleEmbed .*src/],
  [{ googleEmbed: "https://www.google.com/maps/embed?pb=1", attribution }, /attribution/],
])("a mistake names its field and the repair: %j", (setting, expected) => {
  const issues = issuesFor(setting);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(expected);
});
