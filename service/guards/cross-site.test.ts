import { expect, test } from "vitest";
import { isOwnPage } from "./cross-site.ts";

const allowed = ["https://www.example.com"];

test.each([
  [undefined, undefined, true],
  ["http://resort.example", undefined, true],
  // Behind a proxy the scheme differs, and sometimes the host.
  ["https://resort.example", undefined, true],
  ["https://public.example", "same-origin", true],
  [undefined, "none", true],
  ["https://www.example.com", "cross-site", true],
  ["https://evil.example", undefined, false],
  ["https://evil.example", "cross-site", false],
  ["https://resort.example.evil.example", undefined, false],
  ["null", undefined, false],
  ["null", "cross-site", false],
  [undefined, "cross-site", false],
  [undefined, "same-site", false],
])("origin %s, fetch site %s: %s", (origin, fetchSite, expected) => {
  expect(isOwnPage({ origin, fetchSite, host: "resort.example" }, allowed)).toBe(expected);
});
