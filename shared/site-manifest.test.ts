import { expect, test } from "vitest";
import { checkSiteManifest } from "./site-manifest.ts";

const page = { file: "index.html", csp: "default-src 'self'" };
const good = { name: "Ridge", pages: { "/": page }, notFound: page };

test("a whole manifest passes", () => {
  expect(checkSiteManifest(good)).toBe(good);
  const inquiry = { titles: ["Basic Getaway"], timeZone: "Asia/Kolkata", stay: { arrival: "{date}" } };
  expect(checkSiteManifest({ ...good, inquiry })).toMatchObject({ inquiry });
});

test.each([
  ["site.json", null],
  ["name", { ...good, name: "" }],
  ["keptDays", { ...good, keptDays: "long" }],
  ["pages", { ...good, pages: [] }],
  ["pages", { ...good, pages: { "/Packages": page } }],
  ["pages", { ...good, pages: { ...good.pages, "//evil.example": page, "x?": page } }],
  ['pages["/"].file', { ...good, pages: { "/": { ...page, file: "index.js" } } }],
  ['pages["/"].csp', { ...good, pages: { "/": { ...page, csp: "a\r\nSet-Cookie: b" } } }],
  ["notFound", { ...good, notFound: undefined }],
  ["inquiry.titles", { ...good, inquiry: { titles: [1] } }],
  ["inquiry.timeZone", { ...good, inquiry: { titles: [], timeZone: 1 } }],
  ["inquiry.stay.nights", { ...good, inquiry: { titles: [], timeZone: "", stay: { nights: 1 } } }],
])("a fault in %s is named", (field, manifest) => {
  expect(() => checkSiteManifest(manifest)).toThrow(field);
});
