import { expect, test } from "vitest";
import { checkSiteManifest } from "./site-manifest.ts";

const page = { file: "index.html", csp: "default-src 'self'" };
const inquiry = { titles: ["Basic Getaway"], refusals: { name: "Your name is missing." } };
const good = { name: "Ridge", keptDays: 400, pages: { "/": page }, notFound: page, inquiry };

test("a whole manifest passes", () => {
  expect(checkSiteManifest(good)).toBe(good);
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
  ["inquiry", { ...good, inquiry: undefined }],
  ["inquiry.titles", { ...good, inquiry: { ...inquiry, titles: [1] } }],
  ["inquiry.refusals", { ...good, inquiry: { titles: [], refusals: { name: 1 } } }],
  ["inquiry.editions.hi.writtenIn", { ...good, inquiry: { ...inquiry, editions: { hi: {} } } }],
])("a fault in %s is named", (field, manifest) => {
  expect(() => checkSiteManifest(manifest)).toThrow(field);
});
