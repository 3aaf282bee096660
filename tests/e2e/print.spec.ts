import type { Page } from "@playwright/test";
import { pagePaths } from "#shared/pages.ts";
import { expect, test } from "./fixtures.ts";
import { takeOver } from "./visit.ts";

/** Sheets of A4 that a page may take, by default two. */
const sheets: { [path: string]: number } = {
  "/": 5,
  "/Packages": 1,
  "/Dining": 1,
  "/Offers": 1,
  "/Contact": 1,
};

async function print(page: Page): Promise<string> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1");
}

for (const path of Object.values(pagePaths)) {
  const limit = sheets[path] ?? 2;
  test(`${path} prints on ${limit} sheets of A4 at most`, async ({ page }) => {
    await page.goto(path);
    await takeOver(page);
    // The print style sheet loads with the scripts.
    await page.waitForFunction(() =>
      [...document.styleSheets].some((sheet) => sheet.media.mediaText === "print" && !sheet.disabled),
    );
    const pdf = await print(page);
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(limit);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/);
  });
}

test("controls are not printed", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of Object.values(pagePaths)) {
    await page.goto(path);
    for (const role of ["button", "navigation", "dialog"] as const)
      await expect(page.getByRole(role), `${path}: ${role}`).toHaveCount(0);
  }
});
