import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

test("without questions on Contact, no empty paragraph is in the place of the link to them", async () => {
  const none = { title: "Good to know", entries: [], access: { entries: [] } };
  vi.doMock("#content/good-to-know.yaml", () => ({ goodToKnow: none }));
  const { PackageComparison } = await import("./PackageComparison.tsx");
  const html = renderToStaticMarkup(<PackageComparison />);
  expect(html).toContain("<table");
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});
