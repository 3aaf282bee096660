import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { visitAtRest, waitForHydration } from "./visit.ts";

const { comparison, packages } = loadContent();

test("the table compares the packages with the same data as the cards", async ({ page }) => {
  await page.goto("/Packages");
  const table = page.getByRole("table", { name: comparison.title });
  await expect(table.getByRole("columnheader")).toHaveText(packages.map(({ title }) => title));
  const rows = await table.locator("tbody tr").evaluateAll((all) =>
    all.map((row) =>
      Array.from((row as HTMLTableRowElement).cells, ({ textContent, colSpan }) => ({
        text: textContent ?? "",
        columns: colSpan,
      })),
    ),
  );
  const cellsOf = (heading: string) => rows.find(([first]) => first?.text === heading)?.slice(1) ?? [];
  const all = packages.length;
  // Said once for all, while no package says what its price is for.
  expect(cellsOf(comparison.labels.per)).toEqual([{ text: comparison.ask, columns: all }]);
  const [alike] = cellsOf(comparison.labels.alike);
  expect(alike?.columns).toBe(all);
  expect(packages.every(({ people }) => people === packages[0]?.people)).toBe(true);
  expect(alike?.text).toContain(packages[0]?.people);
  for (const [column, tour] of packages.entries()) {
    const cellOf = (heading: string) => cellsOf(heading)[column]?.text ?? "nothing";
    expect(cellOf(comparison.labels.price)).toBe(`₹${tour.price.amount.toLocaleString("en-IN")}`);
    expect(cellOf(comparison.labels.days)).toBe(tour.days ?? comparison.notFixed);
    if (!tour.days) {
      const words = table.getByText(comparison.notFixed).nth(column);
      expect((await words.boundingBox())?.width, "not for screen readers alone").toBeGreaterThan(40);
    }
    for (const { label, inclusions } of comparison.rows) {
      const has = inclusions.filter((inclusion) => tour.details.includes(inclusion));
      const isInAll = packages.every(({ details }) => has.every((inclusion) => details.includes(inclusion)));
      const text = cellOf(label ?? inclusions[0] ?? "");
      if (has.length === 0) expect(text).toContain(comparison.notIncluded);
      else if (isInAll && text === "nothing") expect(alike?.text).toContain(has.join(", "));
      else expect(text).toBe(label ? has.join("") : comparison.included);
    }
  }
});

test("a row's heading stands beside its cells, and on a phone above them; both are a table to screen readers", async ({
  page,
}) => {
  await visitAtRest(page, "/Packages");
  const table = page.getByRole("table", { name: comparison.title });
  const row = table
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: comparison.labels.price, exact: true }) });
  for (const [width, isBeside] of [
    [1440, true],
    [768, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await table.scrollIntoViewIfNeeded();
    const cells = row.getByRole("cell");
    await expect(cells, `at ${width}`).toHaveCount(packages.length);
    const heading = await row.getByRole("rowheader").boundingBox();
    const cell = await cells.first().boundingBox();
    if (!heading || !cell) throw new Error("The row has no boxes.");
    expect(heading.x + heading.width <= cell.x, `at ${width}`).toBe(isBeside);
    expect(heading.y + heading.height <= cell.y, `at ${width}`).toBe(!isBeside);
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

test("on phones all rows have one rhythm, with words as with ticks @only-phone", async ({ page }) => {
  await visitAtRest(page, "/Packages");
  const rhythms = await page
    .getByRole("table", { name: comparison.title })
    .locator("tbody tr:not(:has([colspan]))")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [label, ...cells] = Array.from(row.children, (cell) => cell.getBoundingClientRect());
        const { top, bottom } = row.getBoundingClientRect();
        const below = bottom - Math.max(...cells.map((cell) => cell.bottom));
        return [(label?.top ?? 0) - top, (cells[0]?.top ?? 0) - top, below].map(Math.round).join(", ");
      }),
    );
  expect(rhythms.length).toBeGreaterThan(2);
  expect(new Set(rhythms).size, rhythms.join("; ")).toBe(1);
});

test("on phones the names of the packages stay in view down to the last row @only-phone", async ({
  page,
}) => {
  await visitAtRest(page, "/Packages");
  const table = page.getByRole("table", { name: comparison.title });
  const lastRow = table.getByRole("row").last();
  await lastRow.evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
  const names = await table.getByRole("rowgroup").first().boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  // The rule of the header lies over them.
  expect(names?.y).toBe((header?.y ?? 0) + (header?.height ?? 0) - 1);
  expect((names?.y ?? 0) + (names?.height ?? 0)).toBeLessThan((await lastRow.boundingBox())?.y ?? 0);
});

test("its rules end with the column @every", async ({ page }) => {
  await visitAtRest(page, "/Packages");
  const table = page.getByRole("table", { name: comparison.title });
  const rule = table.getByRole("rowheader").nth(3);
  const { inside, outside } = await rule.evaluate((heading) => {
    // Not at the window's edge, where the link to the chat may cover it.
    heading.scrollIntoView({ block: "center", behavior: "instant" });
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
  expect(await lefts("tbody tr:first-child td")).toEqual(await lefts("thead th"));
});
