import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

test.each([
  [{ gstin: undefined, fssai: undefined }, ""],
  [{ gstin: "27AAPFU0939F1ZV", fssai: undefined }, "<p>GSTIN 27AAPFU0939F1ZV</p>"],
  [{ gstin: undefined, fssai: "10012345000123" }, "<p>FSSAI licence 10012345000123</p>"],
  [
    { gstin: "27AAPFU0939F1ZV", fssai: "10012345000123" },
    "<p>GSTIN 27AAPFU0939F1ZV · FSSAI licence 10012345000123</p>",
  ],
])("of %j it shows what is set", async (resort, html) => {
  vi.doMock("#content/site.yaml", () => resort);
  const { BusinessNumbers } = await import("./BusinessNumbers.tsx");
  expect(renderToStaticMarkup(<BusinessNumbers />)).toBe(html);
});
