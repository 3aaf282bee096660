import { expect, test } from "vitest";
import { inEdition } from "./editions.ts";
import { mapLink } from "./map-links.ts";
import { loadContent } from "./read-content.ts";

const { site: resort } = inEdition(loadContent());
const place = { ...resort.place, latitude: 29.77, longitude: 78.87 };

test("without the exact place the link shows the area of the PIN code", () => {
  const address = { ...resort.address, postalCode: "246179", district: "पौड़ी & Garhwal", state: "A#1" };
  const link = mapLink({ place: { ...place, isExact: false }, address });
  expect(new URL(link).searchParams.get("query")).toBe("246179 पौड़ी & Garhwal A#1");
  expect(link).toContain("पौड़ी");
});

test("the exact place has a pin", () => {
  const link = mapLink({ ...resort, place: { ...place, isExact: true } });
  expect(new URL(link).searchParams.get("query")).toBe("29.77,78.87");
});
