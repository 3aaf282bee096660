import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import * as content from "#content/packages.yaml";

const none = { title: "Good to know", entries: [], access: { entries: [] } };

async function table(packages = content.packages) {
  vi.doMock("#content/packages.yaml", () => ({ ...content, packages }));
  const { MemoryRouter } = await import("react-router");
  const { PackageComparison } = await import("./PackageComparison.tsx");
  return renderToStaticMarkup(
    <MemoryRouter>
      <PackageComparison />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.resetModules();
  vi.doMock("#content/good-to-know.yaml", () => ({ goodToKnow: none }));
});

test("without questions on Contact, Book Now stands alone below the table", async () => {
  const html = await table();
  expect(html).toContain("<table");
  expect(html).not.toContain("good-to-know");
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringContaining('href="/Contact"')]);
});

test("what all packages say alike stands in one row at the end, and without such words there is no such row", async () => {
  const { alike, days } = content.comparison.labels;
  expect(await table()).toContain(alike);
  vi.resetModules();
  const sameDays = await table(content.packages.map((tour) => ({ ...tour, days: "5 days" })));
  expect(sameDays).not.toContain(`>${days}<`);
  expect(sameDays.match(/5 days/g)).toHaveLength(1);
  vi.resetModules();
  const [one, ...others] = content.packages.map((tour) => ({ ...tour, details: [tour.title] }));
  expect(await table(one && [{ ...one, people: "9 people" }, ...others])).not.toContain(alike);
});

test("the row of days goes when no package has days", async () => {
  expect(await table()).toContain(content.comparison.notFixed);
  vi.resetModules();
  const html = await table(content.packages.map(({ days: _, ...tour }) => tour));
  expect(html).toContain("<table");
  expect(html).not.toContain(content.comparison.notFixed);
});
