import { fillIn, openHydrated, sentSentence, submit, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const tooLong = "a".repeat(201);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

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
    const [response] = await Promise.all([page.waitForResponse(/send-form/), submit(page)]);
    expect(response.status()).toBe(400);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Your inquiry has not been sent");
    await expect(main).toContainText("longer than 200 characters");
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Message")).toHaveValue(words.message);
  });
});

test.describe("when the script loads after the post", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("the refusal stays on the page, at its own address", async ({ page }) => {
    await openHydrated(page);
    await fillIn(page, { ...words, name: tooLong });
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL("/Contact/NotSent");
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main a") ?? {}).some((key) => key.startsWith("__react")),
    );
    await expect(page.getByRole("main")).toContainText("longer than 200 characters");
    await page.getByRole("link", { name: "Open an empty form" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  });
});

test("search engines are asked not to list the two pages", async ({ page }) => {
  for (const path of ["/Contact/Sent", "/Contact/NotSent"]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});
