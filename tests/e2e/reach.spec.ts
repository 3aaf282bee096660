import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { visitAtRest, waitForHydration } from "./visit.ts";

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
