import { expect, test } from "vitest";
import { checkSiteManifest } from "./site-manifest.ts";

const page = { file: "index.html", csp: "default-src 'self'" };
const good = { name: "Ridge", keptDays: 400, pages: { "/": page }, errors: { "/404": page }, inquiry: {} };

test("a build without what the service needs is refused, and that is named", () => {
  for (const field of ["name", "keptDays", "pages", "errors", "inquiry"])
    expect(() => checkSiteManifest({ ...good, [field]: undefined })).toThrow(field);
  expect(() => checkSiteManifest(null)).toThrow("name");
  expect(() => checkSiteManifest({ ...good, pages: {} })).toThrow('page "/"');
});
