import type { Page } from "@playwright/test";
import { words as offerWords } from "#words/offers.ts";
import { words as packageWords } from "#words/packages.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForTypefaces } from "./visit.ts";

// What a guest who wants to come looks for: what it costs, for whom, and how to ask. specification.spec.ts has the rest.

const { packages } = content.packages;
const phone = { width: 390, height: 844 };

const more = (page: Page, title: string) =>
  page.getByRole("article", { name: title, exact: true }).getByRole("button", { name: "MORE DETAILS" });
const details = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test("a phone's first screen has the lowest price on Home and on Packages", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await waitForTypefaces(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Book Now" })).toBeInViewport({ ratio: 1 });
  const lowest = main.getByRole("link", { name: "Packages from ₹6,000" });
  await expect(lowest).toBeInViewport({ ratio: 1 });
  await lowest.click();
  await expect(page).toHaveURL("/Packages");
  const price = page.getByRole("article").first().getByText("₹6,000");
  await expect(price).toBeInViewport({ ratio: 1 });
  await price.click({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("children, rafters' ages and the comparison stand beside the prices", async ({ page }) => {
  await visit(page, "/Packages");
  for (const { slug, title, details } of packages) {
    const children = page
      .getByRole("article", { name: title })
      .getByRole("link", { name: packageWords.children });
    await expect(children).toHaveAttribute("href", `/Contact?about=${slug}`);
    for (const rafting of details.filter((line) => /rafting/i.test(line)))
      expect(rafting).toMatch(/14 to 65/);
  }
  const table = page.getByRole("table", { name: "Side by side" });
  await expect(table.getByRole("columnheader")).toHaveText(packages.map(({ title }) => title));
  await expect(table.getByText(/rafters must be 14 to 65/i)).toHaveCount(2);
  await expect(table).toContainText(packageWords.askPrice);
  const cellsOf = (label: string) =>
    table
      .locator("tbody")
      .filter({ hasText: new RegExp(`^${label}`) })
      .getByRole("cell");
  await expect(cellsOf("Price")).toHaveText(["₹6,000", "₹8,000", "₹10,000"]);
  const [basic, plus] = packages;
  const included = cellsOf("What is included");
  await expect(included.first().getByRole("listitem")).toHaveText(basic?.details ?? []);
  // All that Basic Getaway includes is said by its name.
  await expect(included.nth(1).getByRole("listitem")).toHaveText(plus?.details.slice(0, 3) ?? []);
});

test("a guest asks about a package or an offer; pesos are said at once @phone", async ({ page }) => {
  await visit(page, "/Packages");
  await more(page, "Adventure Plus").click();
  const dialog = details(page, "Adventure Plus");
  const chat = await dialog.getByRole("link", { name: "Ask by chat" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toMatch(/^https:\/\/wa\.me\/\d+\?text=Adventure Plus/);
  await dialog.getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL("/Contact?about=adventure-plus");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const message = page.getByLabel(/^Message/);
  await expect(message).toHaveValue(/Adventure Plus/);
  for (const part of [message, page.getByRole("button", { name: "Submit" })])
    await expect(part).toBeInViewport({ ratio: 1 });

  await visit(page, "/Offers");
  // Before the first price and below it.
  await expect(page.getByRole("main")).toContainText(
    new RegExp(`${offerWords.pesos}.*Average Per Night${offerWords.pesos}`, "s"),
  );
  const link = page.getByRole("link", { name: "Ask about this offer" }).nth(1);
  await expect(link).toHaveAccessibleDescription("LONG STAY OFFERS");
  await link.click();
  await expect(page).toHaveURL("/Contact?about=long-stay-offers");
  await expect(message).toHaveValue(/LONG STAY OFFERS/);
  // The guest's own words stay.
  await message.fill("Is the road open?");
  await visit(page, "/Contact?about=basic-getaway");
  await expect(message).toHaveValue("Is the road open?");
  await message.fill("");
  await visit(page, "/Contact?about=constructor");
  await expect(message).toHaveValue("");
});

test("the details open at their top, keep their button in view, hold the focus", async ({ page }) => {
  const title = "Basic Getaway";
  const dialog = details(page, title);
  const close = dialog.getByRole("button", { name: "Close details" });
  await visit(page, "/Packages");
  for (const [width, height] of [
    [1280, 600],
    [390, 560],
    // Browsers keep the scroll position from the last time.
    [390, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await more(page, title).focus();
    await page.keyboard.press("Enter");
    await expect(close).toBeFocused();
    await expect(dialog, `at ${width} px`).toHaveJSProperty("scrollTop", 0);
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      // In Chromium the focus may go to the browser's bars (here: the body), but never to the page behind.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      );
      expect(isInside).toBe(true);
    }
    await dialog.getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(dialog.getByRole("listitem").last()).toBeInViewport();
    await expect(close, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(more(page, title)).toBeFocused();
  }
});
