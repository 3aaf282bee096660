import { expect, test } from "vitest";
import { checkSiteManifest } from "./site-manifest.ts";

const page = { file: "index.html", csp: "default-src 'self'" };
const good = { name: "Ridge", keptDays: 400, pages: { "/": page }, errors: { "/404": page }, inquiry: {} };

test.each([
  ["name", null],
  ["keptDays", { ...good, keptDays: undefined }],
  ["errors", { ...good, errors: undefined }],
  ["inquiry", { ...good, inquiry: undefined }],
  ['page "/"', { ...good, pages: {} }],
])("a build without %s is refused", (field, manifest) => {
  expect(() => checkSiteManifest(manifest)).toThrow(field);
});
