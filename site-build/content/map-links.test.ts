import { expect, test } from "vitest";
import { inEdition } from "./editions.ts";
import { mapLinks } from "./map-links.ts";
import { loadContent } from "./read-content.ts";

const { site: resort } = inEdition(loadContent());
const place = { ...resort.place, latitude: 29.77, longitude: 78.87 };

test("without the exact place the links show the area of the PIN code", () => {
  const address = { ...resort.address, postalCode: "246179", district: "पौड़ी & Garhwal", state: "A#1" };
  const links = mapLinks({ ...resort, place: { ...place, isExact: false }, address });
  expect(new URL(links.google).searchParams.get("query")).toBe("246179 पौड़ी & Garhwal A#1");
  expect(links.google).toContain("पौड़ी");
  expect(links.geo).toBe("geo:29.77,78.87?z=12");
});

test("the exact place has a pin", () => {
  const links = mapLinks({ ...resort, name: "A (B)", place: { ...place, isExact: true } });
  expect(new URL(links.google).searchParams.get("query")).toBe("29.77,78.87");
  expect(links.geo).toBe("geo:29.77,78.87?q=29.77,78.87(A%20(B))");
});
