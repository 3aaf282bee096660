import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { visit } from "./visit.ts";

// With scroll bars, which Playwright hides by default, to test that the dialog keeps their space.
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

const more = (page: Page, title: string) =>
  page.getByRole("article", { name: title, exact: true }).getByRole("button", { name: "MORE DETAILS" });
const details = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test("from the details a guest asks about the package, by the form or in the chat", async ({ page }) => {
  await visit(page, "/Packages");
  await more(page, "Adventure Plus").click();
  const dialog = details(page, "Adventure Plus");
  const chat = await dialog.getByRole("link", { name: "Ask by chat" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toMatch(/^https:\/\/wa\.me\/\d+\?text=Adventure Plus/);
  await dialog.getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL("/Contact?about=adventure-plus");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel(/^Message/)).toHaveValue(/Adventure Plus/);
});

test("the link of an offer opens the form for it", async ({ page }) => {
  await visit(page, "/Offers");
  const link = page.getByRole("link", { name: "Ask about this offer" }).nth(1);
  await expect(link).toHaveAccessibleDescription("LONG STAY OFFERS");
  await link.click();
  await expect(page).toHaveURL("/Contact?about=long-stay-offers");
  await expect(page.getByLabel(/^Message/)).toHaveValue(/LONG STAY OFFERS/);
});

test("the focus stays inside, and returns", async ({ page }) => {
  await visit(page, "/Packages");
  await more(page, "Basic Getaway").focus();
  await page.keyboard.press("Enter");
  await expect(details(page, "Basic Getaway")).toHaveJSProperty("open", true);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    // In Chromium the focus may go to the browser's bars (here: the body), but never to the page behind.
    const inside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(more(page, "Basic Getaway")).toBeFocused();
});

for (const [where, width, height] of [
  ["a low window", 1280, 600],
  ["a phone", 390, 560],
  ["a narrow window @long", 320, 480],
] as const)
  test(`every time it opens at its top with the focus on its close button, and scrolls, in ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/Packages");
    const dialog = details(page, "Basic Getaway");
    for (const time of ["first", "second"]) {
      await more(page, "Basic Getaway").click();
      await expect(dialog.getByRole("button", { name: "Close details" })).toBeFocused();
      await expect(dialog, `${time} time`).toHaveJSProperty("scrollTop", 0);
      expect((await dialog.boundingBox())?.height).toBeLessThan(height * 0.99 + 0.5);
      await dialog.getByRole("listitem").last().scrollIntoViewIfNeeded();
      await expect(dialog.getByRole("listitem").last()).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
