import type { Page } from "@playwright/test";
import { pagePaths } from "#shared/pages.ts";
import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { longExcept, visit, waitForHydration } from "./visit.ts";

const { home, homeGallery, packages, resort, services } = loadContent();

/** Sheets of A4 that a page may take, by default two. */
const sheets: { [path: string]: number } = {
  "/": 1,
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
  test(`${path} prints on ${limit} sheets of A4 at most, without controls${longExcept(["/", "/Contact"], path)}`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    // The print style sheet loads with the scripts.
    await page.waitForFunction(() =>
      [...document.styleSheets].some((sheet) => sheet.media.mediaText === "print" && !sheet.disabled),
    );
    await page.emulateMedia({ media: "print" });
    for (const role of ["button", "navigation", "dialog"] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    const pdf = await print(page);
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(limit);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/);
  });
}

test("Home on paper: headline, services, pictures, address and prices", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { title } of services) await expect(main.getByRole("heading", { name: title })).toBeVisible();
  await expect(main.getByRole("figure").filter({ visible: true })).toHaveCount(homeGallery.length);
  const prices = main.getByText(
    packages.map(({ title, price }) => `${title} ₹${price.amount.toLocaleString("en-IN")}`).join(" · "),
  );
  await expect(prices).toBeVisible();
  await expect(main.getByText(resort.address.postalCode)).toBeVisible();
  for (const section of [home.place.opening, home.testimonialsTitle])
    await expect(main.getByText(section)).toBeHidden();
});
