import { expect, test } from "vitest";
import { inLocale } from "./locales.ts";
import { mapLink } from "./map-links.ts";
import { loadContent } from "./read-content.ts";

const { site: resort } = inLocale(loadContent());
const address = { ...resort.address, postalCode: "246179", district: "पौड़ी & Garhwal", state: "A#1" };

test.each([
  ["without the exact place", false, "246179 पौड़ी & Garhwal A#1"],
  ["with it", true, "29.77,78.87"],
])("%s the link shows %s: %s", (_, isExact, shown) => {
  const place = { ...resort.place, latitude: 29.77, longitude: 78.87, isExact };
  const link = mapLink({ place, address });
  expect(new URL(link).searchParams.get("query")).toBe(shown);
  expect(link).not.toContain("%E0");
});
