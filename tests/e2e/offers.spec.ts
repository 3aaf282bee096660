import { offers } from "#content/offers.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

test("MORE DETAILS is a button, and opens something exactly where an offer has details", async ({ page }) => {
  await visit(page, "/Offers");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const buttons = page.getByRole("button", { name: "MORE DETAILS" });
  await expect(buttons).toHaveCount(offers.length);
  for (const [index, { title, details }] of offers.entries()) {
    const button = buttons.nth(index);
    await expect(button).toBeEnabled();
    await expect(button).toHaveAccessibleDescription(title);
    await button.click();
    if (details) {
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await page.keyboard.press("Escape");
      continue;
    }
    await expect(button).not.toHaveAttribute("aria-haspopup");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/Offers");
    expect(requests.filter((address) => !/\/(pictures|assets)\//.test(address))).toEqual([]);
  }
});

test("beside it, a quiet link asks about the offer by name", async ({ page }) => {
  await visit(page, "/Offers");
  const links = page.getByRole("link", { name: "Ask about this offer" });
  await expect(links).toHaveCount(offers.length);
  for (const [index, { slug, title }] of offers.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", `/Contact?about=${slug}`);
    await expect(links.nth(index)).toHaveAccessibleDescription(title);
  }
  await links.first().click();
  await expect(page.getByLabel(/^Message/)).toHaveValue(new RegExp(offers[0]?.title ?? "-", "i"));
});
