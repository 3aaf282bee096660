import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { waitForHydration } from "./visit.ts";

const { comparison, packages } = loadContent();

test("the table compares the packages with the same data as the cards", async ({ page }) => {
  await page.goto("/Packages");
  const table = page.getByRole("table", { name: comparison.title });
  await expect(table.getByRole("columnheader")).toHaveText(packages.map(({ title }) => title));
  const cells = await table.locator("td").evaluateAll((all) =>
    all.map((cell) => ({
      text: cell.textContent ?? "",
      headings: (cell as HTMLTableCellElement).headers
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? ""),
    })),
  );
  const cellOf = (title: string, row: string) =>
    cells.find(({ headings }) => headings.join("|") === `${title}|${row}`)?.text ?? "nothing";
  // Said once for all, while no package says what its price is for.
  expect(cellOf(packages.map(({ title }) => title).join("|"), comparison.labels.per)).toBe(comparison.ask);
  for (const tour of packages) {
    expect(cellOf(tour.title, comparison.labels.price)).toBe(`₹${tour.price.amount.toLocaleString("en-IN")}`);
    expect(cellOf(tour.title, comparison.labels.people)).toBe(tour.people);
    expect(cellOf(tour.title, comparison.labels.days)).toBe(tour.days ?? comparison.notFixed);
    for (const { label, inclusions } of comparison.rows) {
      const has = inclusions.filter((inclusion) => tour.details.includes(inclusion));
      const text = cellOf(tour.title, label ?? inclusions[0] ?? "");
      if (has.length === 0) expect(text).toContain(comparison.notIncluded);
      else expect(text).toBe(label ? has.join("") : comparison.included);
    }
  }
});

test("it has three columns on the narrowest phone, and no violations @rarely-phone", async ({ page }) => {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width < 640) await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/Packages");
  const table = page.getByRole("table", { name: comparison.title });
  await table.scrollIntoViewIfNeeded();
  const cut = await table
    .locator("th, td")
    .evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
  expect(await violationsOf(page, "table")).toEqual([]);
});

test("its rules end with the column @every", async ({ page }) => {
  await page.goto("/Packages");
  const table = page.getByRole("table", { name: comparison.title });
  const rule = table.getByRole("rowheader").nth(3);
  await rule.scrollIntoViewIfNeeded();
  const { inside, outside } = await rule.evaluate((heading) => {
    const { top } = heading.getBoundingClientRect();
    const wrap = heading.closest("table")?.parentElement as HTMLElement;
    const { right } = wrap.getBoundingClientRect();
    const edge = right - Number.parseFloat(getComputedStyle(wrap).paddingRight);
    const isTable = (x: number) => !!document.elementFromPoint(x, top + 1)?.closest("table");
    return { inside: isTable(edge - 2), outside: isTable(edge + 2) };
  });
  expect({ inside, outside }).toEqual({ inside: true, outside: false });
});

test("on paper each cell stands below the name of its package", async ({ page }) => {
  await page.goto("/Packages");
  await waitForHydration(page);
  await page.emulateMedia({ media: "print" });
  const lefts = (cells: string) =>
    page
      .getByRole("table", { name: comparison.title })
      .locator(cells)
      .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(await lefts("tbody:nth-of-type(1) td")).toEqual(await lefts("thead th"));
});
