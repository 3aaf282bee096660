import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

const onPaper = [
  ["/Contact", "", "246179", "+91 00000 00000", "stay@kafalridge.example", "How to reach us"],
  ["/Packages", " @long", "Basic Getaway", "₹6,000", "Welcome drink", "Side by side"],
  ["/Dining", " @long", "Pizza", "₹45.00", "Dosha", "₹190.00"],
] as const;

for (const [path, long, ...texts] of onPaper)
  test(`${path} on paper shows what a guest takes along, and no controls${long}`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    for (const role of ["button", "navigation", "dialog", "textbox", "application"] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    for (const needless of ["video", "footer", "a[href*='wa.me']:visible"])
      await expect(page.locator(needless).filter({ visible: true }), needless).toHaveCount(0);
    const main = page.getByRole("main");
    for (const text of texts)
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  });
