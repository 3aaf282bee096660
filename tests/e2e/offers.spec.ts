import type { Locator } from "@playwright/test";
import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

const { offers, resort } = loadContent();

test("MORE DETAILS is a button, and opens details if the offer has some", async ({ page }) => {
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

test("the name is larger than the price, and a button without effect is quieter than the link", async ({
  page,
}) => {
  await page.goto("/Offers");
  const [offer] = offers;
  const title = page.getByRole("heading", { name: offer?.title ?? "" });
  const card = page.getByRole("listitem").filter({ has: title });
  const size = (element: Locator) => element.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  const price = card.getByText(/^PHP/);
  expect(await size(title)).toBeGreaterThan(await size(price));
  const unit = await card.getByText("Average Per Night", { exact: true }).boundingBox();
  const amount = await price.boundingBox();
  expect(unit?.y).toBeGreaterThanOrEqual((amount?.y ?? 0) + (amount?.height ?? 0) / 2);
  const weight = (element: Locator) => element.evaluate((node) => Number(getComputedStyle(node).fontWeight));
  expect(await weight(card.getByRole("button"))).toBeLessThan(
    await weight(card.getByRole("link", { name: "Ask about" })),
  );
});

test("before it, a link opens the inquiry form for the offer", async ({ page }) => {
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

test("an offer can be asked about in the chat, and the page's chat link begins with its name", async ({
  page,
}) => {
  await page.goto("/Offers");
  const number = resort.chatTelephone.replaceAll(/\D/g, "");
  const begunWith = (title: string) =>
    `https://wa.me/${number}?text=${encodeURIComponent(`${title}: we have a question.`)}`;
  for (const { title } of offers)
    await expect(page.getByRole("link", { name: `Ask by chat: ${title}` })).toHaveAttribute(
      "href",
      begunWith(title),
    );
  const chat = page.getByRole("link", { name: /^Chat with us/ });
  await expect(chat).toHaveAttribute("href", begunWith("Offers"));
  await visit(page, "/Packages");
  await expect(chat).toHaveAttribute("href", begunWith("Packages"));
  await page.getByRole("button", { name: "MORE DETAILS" }).first().click();
  await expect(page.getByRole("link", { name: "Ask by chat: Basic Getaway" })).toHaveAttribute(
    "href",
    begunWith("Basic Getaway"),
  );
});
