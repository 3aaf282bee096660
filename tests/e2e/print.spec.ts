import { expect, test } from "./fixtures.ts";
import { boxOf, visit } from "./visit.ts";

const onPaper = [
  [
    "/",
    "",
    "Experience enchanting beauty of Rishikesh",
    "Kafal is the red berry",
    "Quality Rooms",
    "Laundry",
  ],
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

test.describe("Home on paper, printed before a script starts", () => {
  test.use({ javaScriptEnabled: false });

  test("has no empty sheet, and the headline is below the header's line", async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    const header = await boxOf(page.getByRole("banner").locator("> *").first());
    const headline = await boxOf(page.getByRole("heading", { level: 1 }));
    expect(headline.y).toBeGreaterThan(header.bottom + 4);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    // What is printed, in heights of a sheet, rounded up.
    const tall = await page.evaluate(() => document.body.scrollHeight);
    expect(sheets).toBeLessThanOrEqual(Math.ceil(tall / 900));
  });
});
