import type { Page } from "@playwright/test";
import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, visitAtRest } from "./visit.ts";

const { reach, resort } = loadContent();
const { button, title } = reach.driver;

const card = (page: Page) => page.getByRole("dialog", { name: title });
const telephone = (page: Page) => card(page).getByRole("link", { name: resort.telephones[0] ?? "" });
const open = (page: Page) => page.getByRole("button", { name: button }).click();

/** Counts the screen's locks that are held, as the browser would. */
async function countLocks(page: Page) {
  await page.addInitScript(() => {
    let held = 0;
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          held++;
          return { release: async () => held-- };
        },
      },
    });
    Object.assign(window, { heldLocks: () => held });
  });
  return () => page.evaluate(() => (window as unknown as { heldLocks: () => number }).heldLocks());
}

test("the card fills the screen with the address and the telephone in large letters @phone", async ({
  page,
}) => {
  await visitAtRest(page, "/Contact");
  await open(page);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y, width = 0, height } = (await card(page).boundingBox()) ?? {};
  expect({ x, y, height }).toEqual({ x: 0, y: 0, height: window.height });
  // The page keeps the place of its scroll bar.
  expect(width).toBeGreaterThan(window.width - 20);
  for (const line of [resort.name, resort.address.district, resort.address.postalCode])
    await expect(card(page)).toContainText(line);
  const size = await telephone(page).evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
  expect(size).toBeGreaterThanOrEqual(Math.min(40, width / 10));
  const right = await telephone(page).evaluate((link) => link.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(width);
  await expect(card(page)).toHaveJSProperty("scrollWidth", width);
});

for (const [name, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["back", (page: Page) => page.goBack()],
  ["its button", (page: Page) => card(page).getByRole("button").click()],
] as const)
  test(`the screen stays on until ${name} closes the card`, async ({ page }) => {
    const locks = await countLocks(page);
    await visit(page, "/Contact");
    await open(page);
    await expect.poll(locks).toBe(1);
    await close(page);
    await expect(card(page)).toBeHidden();
    await expect.poll(locks).toBe(0);
    await expect(page).toHaveURL("/Contact");
    await expect(page.getByRole("button", { name: button })).toBeFocused();
  });

test.describe("without a network", () => {
  // Pages that are loaded ahead may still be on their way.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test("it opens, also where the screen cannot be kept on", async ({ page, context }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "wakeLock", {
        value: { request: () => Promise.reject(new DOMException("", "NotAllowedError")) },
      }),
    );
    await visit(page, "/Contact");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await open(page);
    await expect(telephone(page)).toBeVisible();
  });
});

test("printed, the words stand beside the map", async ({ page }) => {
  await visit(page, "/Contact");
  await page.emulateMedia({ media: "print" });
  await expect(card(page)).toBeHidden();
  await expect(page.locator("#reach address").filter({ visible: true })).toContainText(
    `${resort.telephones[0]}`,
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a link shows the card in the page", async ({ page }) => {
    await page.goto("/Contact");
    await page.getByRole("link", { name: button }).click();
    await expect(telephone(page)).toBeInViewport();
  });
});
