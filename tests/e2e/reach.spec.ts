import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { visit, waitForHydration } from "./visit.ts";

test.describe("how to reach us", () => {
  test("stands below the inquiry with three ways and the seasons of the river @every", async ({ page }) => {
    await visit(page, "/Contact");
    const section = page.locator("#reach");
    const form = await page.locator("main form").boundingBox();
    const ours = await section.boundingBox();
    expect(ours?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
    for (const way of ["By air", "By rail", "By road"])
      await expect(section.getByRole("heading", { name: way })).toBeVisible();
    const seasons = section.locator("ol").last().getByRole("listitem");
    await expect(seasons).toHaveText([
      /^October to May *Rafting open/,
      /^June *Ask us/,
      /^July to August *Closed/,
      /^September *Ask us/,
    ]);
    await expect(section.getByRole("link", { name: /^\+91/ }).first()).toHaveAttribute("href", /^tel:/);
    expect(await violationsOf(page, "#reach")).toEqual([]);
  });

  test("the year is one line of equal months, and rows on phones", async ({ page }) => {
    await visit(page, "/Contact");
    const boxes = () =>
      page
        .locator("#reach ol")
        .last()
        .getByRole("listitem")
        .evaluateAll((seasons) =>
          seasons.map((season) => {
            const { top, width } = season.getBoundingClientRect();
            return { top, month: width / (season.querySelectorAll("rect").length || 1) };
          }),
        );
    await page.setViewportSize({ width: 1440, height: 900 });
    const line = await boxes();
    expect(new Set(line.map(({ top }) => top)).size).toBe(1);
    const months = line.map(({ month }) => month);
    expect(Math.max(...months) - Math.min(...months)).toBeLessThan(8);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(4);
  });

  test("on a phone the ways are one row to push aside, and its telephone can be reached by keyboard @only-phone", async ({
    page,
  }) => {
    await visit(page, "/Contact");
    const section = page.locator("#reach");
    const telephone = section.getByRole("link", { name: /^\+91/ }).first();
    const tops = await section
      .getByRole("heading", { level: 3 })
      .evaluateAll((headings) => headings.slice(0, 4).map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(telephone).not.toBeInViewport();
    await telephone.focus();
    await expect(telephone).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  });

  test("prints on one page with telephones and the drawing, without scrolling to it first", async ({
    page,
  }) => {
    await page.goto("/Contact");
    await waitForHydration(page);
    const pdf = await page.pdf({ path: "test-results/reach.pdf", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    const drawing = page.locator("#reach img");
    await expect(drawing).toBeVisible();
    expect(
      await drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    ).toBe(true);
    await expect(page.locator("#reach").getByText(/^\+91/).first()).toBeVisible();
    await expect(page.locator("main form")).toBeHidden();
  });
});
