import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

test.each([
  ["", "", ""],
  ["27AA", "", "<p>GSTIN 27AA</p>"],
  ["", "1001", "<p>FSSAI licence 1001</p>"],
  ["27AA", "1001", "<p>GSTIN 27AA · FSSAI licence 1001</p>"],
])("with GSTIN '%s' and FSSAI '%s', only what is set is shown", async (gstin, fssai, html) => {
  vi.doMock("#content/site.yaml", () => ({ gstin, fssai }));
  const { BusinessNumbers } = await import("./BusinessNumbers.tsx");
  expect(renderToStaticMarkup(<BusinessNumbers />)).toBe(html);
});
