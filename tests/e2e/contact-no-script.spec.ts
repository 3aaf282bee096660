import { fillIn, sentSentence, submit, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the form ends on a page that thanks, or says why not @every", async ({ page }) => {
  await page.goto("/Contact");
  await fillIn(page, { ...words, name: "a".repeat(201) });
  await submit(page);
  await expect(page).toHaveURL("/Contact/NotSent#name");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Your inquiry was not sent");
  await expect(main.getByText("longer than 200 characters")).toBeVisible();
  await expect(main.getByText("longer than 10,000 characters")).toBeHidden();
  for (const way of ["tel:", "https://wa.me/", "mailto:"])
    await expect(main.locator(`a[href^="${way}"]`)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue(words.message);
  await fillIn(page, { ...words, message: `Natively, ${Date.now()}` });
  await submit(page);
  await expect(page).toHaveURL("/Contact/Sent");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(sentSentence);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(main).toContainText("We answer within a day.");
  await expect(main.getByRole("link", { name: "Changed your mind?" })).toHaveAttribute("href", /^mailto:/);
  await main.getByRole("link", { name: "Home" }).last().click();
  await expect(page).toHaveURL("/");
});
