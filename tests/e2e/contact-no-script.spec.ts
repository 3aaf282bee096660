import { fillIn, sentSentence, submit, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const tooLong = "a".repeat(201);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts natively and ends on the thank-you page @every", async ({ page }) => {
    await page.goto("/Contact");
    await fillIn(page, { ...words, message: `Natively, ${Date.now()}` });
    await submit(page);
    await expect(page).toHaveURL("/Contact/Sent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sentSentence);
    await page.getByRole("main").getByRole("link", { name: "Home" }).last().click();
    await expect(page).toHaveURL("/");
  });

  test("a refusal says why, and how else to reach us @every", async ({ page }) => {
    await page.goto("/Contact");
    await fillIn(page, { ...words, name: tooLong });
    await submit(page);
    await expect(page).toHaveURL("/Contact/NotSent#name");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Your inquiry was not sent");
    await expect(main.getByText("longer than 200 characters")).toBeVisible();
    await expect(main.getByText("longer than 10,000 characters")).toBeHidden();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Message")).toHaveValue(words.message);
  });
});

test("search engines are asked not to list the two pages", async ({ page }) => {
  for (const path of ["/Contact/Sent", "/Contact/NotSent"]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});
