import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { visit, visitAtRest, waitForHydration } from "./visit.ts";

test.describe("how to reach us", () => {
  test("stands below the inquiry with three ways and the year of the river @every", async ({ page }) => {
    await visitAtRest(page, "/Contact");
    const section = page.locator("#reach");
    const form = await page.locator("#inquiry").boundingBox();
    const ours = await section.boundingBox();
    expect(ours?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
    for (const way of ["By air", "By rail", "By road"])
      await expect(section.getByRole("heading", { name: way })).toBeVisible();
    await expect(section).toContainText("October to May: the river is open for rafting.");
    await expect(section.getByRole("link", { name: /^\+91/ }).first()).toHaveAttribute("href", /^tel:/);
    expect(await violationsOf(page, "#reach")).toEqual([]);
  });

  test("on a phone all ways stand below each other, and none is hidden @only-phone", async ({ page }) => {
    await visit(page, "/Contact");
    const { width = 0 } = page.viewportSize() ?? {};
    const ways = await page
      .locator("#reach")
      .getByRole("heading", { level: 3 })
      .evaluateAll((headings) => headings.map((one) => one.getBoundingClientRect().toJSON()));
    expect(new Set(ways.map(({ left }) => left)).size).toBe(1);
    for (const { right } of ways) expect(right).toBeLessThanOrEqual(width);
  });

  test("the picture hangs from the section's line, beside the ways in wide windows and above them in narrow ones @every", async ({
    page,
  }) => {
    await visit(page, "/Contact");
    const box = (selector: string) =>
      page.locator(`#reach ${selector}`).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    const [line, string, picture] = [await box("svg >> nth=0"), await box("figure i"), await box("figure")];
    expect(Math.abs(string.top - line.bottom)).toBeLessThanOrEqual(2);
    const way = await box("h3 >> nth=0");
    const { width = 0 } = page.viewportSize() ?? {};
    if (width >= 1024) expect(way.right).toBeLessThan(picture.left);
    else expect(way.top).toBeGreaterThan(picture.bottom);
  });

  test("in wide windows the picture ends with the ways, and all points stand in a row below both", async ({
    page,
  }) => {
    await visitAtRest(page, "/Contact");
    const reach = page.locator("#reach");
    const picture = await reach.locator("figure > div").boundingBox();
    const lastWay = await reach.getByRole("heading", { name: "By road" }).locator("xpath=..").boundingBox();
    const bottom = (picture?.y ?? 0) + (picture?.height ?? 0);
    expect(bottom).toBeCloseTo((lastWay?.y ?? 0) + (lastWay?.height ?? 0), 0);
    const tops = await reach
      .locator("ul")
      .getByRole("listitem")
      .evaluateAll((points) => points.map((point) => point.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(tops[0]).toBeGreaterThan(bottom);
  });

  test("the numbers of the steps stand below their way's title, on the column @every", async ({ page }) => {
    await visitAtRest(page, "/Contact");
    const offsets = await page.locator("#reach ol").evaluateAll((lists) =>
      lists.map((list) => {
        const number = list.getBoundingClientRect().left;
        const words = document.createRange();
        words.selectNodeContents(list.querySelector("li") ?? list);
        const title = list.parentElement?.querySelector("h3")?.getBoundingClientRect().left ?? 0;
        return { title: title - number, words: words.getBoundingClientRect().left - number };
      }),
    );
    expect(offsets).toHaveLength(3);
    for (const { title, words } of offsets) {
      expect(title).toBe(0);
      expect(words).toBeGreaterThanOrEqual(20);
    }
  });

  test("prints on one page with telephones and the drawing, without scrolling to it first", async ({
    page,
  }) => {
    await page.goto("/Contact");
    await waitForHydration(page);
    const pdf = await page.pdf({ path: "test-results/reach.pdf", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#reach figure")).toBeHidden();
    const drawing = page.locator('#reach img[src*="region-map"]');
    await expect(drawing).toBeVisible();
    expect(
      await drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    ).toBe(true);
    await expect(page.locator("#reach").getByText(/^\+91/).first()).toBeVisible();
    await expect(page.locator("#inquiry")).toBeHidden();
  });
});
