import { expect, test } from "vitest";
import { checkSiteManifest } from "./site-manifest.ts";

const page = { file: "index.html", csp: "default-src 'self'" };
const good = { name: "Ridge", keptDays: 400, pages: { "/": page }, errors: { "/404": page }, inquiry: {} };

test("a manifest without a field that the service needs is refused, and the error names the field", () => {
  for (const field of ["name", "keptDays", "pages", "errors", "inquiry"])
    expect(() => checkSiteManifest({ ...good, [field]: undefined })).toThrow(field);
  expect(() => checkSiteManifest(null)).toThrow("name");
  expect(() => checkSiteManifest({ ...good, pages: {} })).toThrow('page "/"');
});
