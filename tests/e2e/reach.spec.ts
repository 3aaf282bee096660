import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { visitAtRest } from "./visit.ts";

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
});
