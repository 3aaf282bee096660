import type { Page } from "@playwright/test";
import { words } from "#words/home.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./visit.ts";

const { popup } = content.home;
const { packages } = content.packages;

// A guest on a slow connection taps before the page's script is loaded. Real taps at a point of the screen.
test.use({ hasTouch: true });

/** Opens a page and holds its scripts back until the test lets them through. */
async function openWithoutScript(page: Page, address: string) {
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    letThrough();
    await waitForHydration(page);
  };
}

test("MORE DETAILS opens the whole package at once, and its X closes it @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/Packages");
  const [tour] = packages;
  await page.getByRole("button", { name: "MORE DETAILS" }).first().tap();
  const dialog = page.getByRole("dialog", { name: tour?.title ?? "" });
  await expect(dialog.getByRole("listitem")).toHaveText([...(tour?.details ?? [])]);
  await letScriptCome();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close details" }).tap();
  await expect(dialog).toBeHidden();
});

test("a dot of the hero works as soon as the script is loaded @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/");
  const dot = page.getByRole("button", { name: /^Show picture 3/ });
  await dot.tap();
  await letScriptCome();
  await expect(dot).toHaveAttribute("aria-current", "true");
});

test("Pause motion pauses, however often it was tapped before @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/Dining");
  const pause = page.getByRole("button", { name: "Pause motion" });
  await pause.tap();
  await pause.tap();
  await letScriptCome();
  await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();
});

test("the popup's values are written once, and the page is not reloaded @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/");
  const written: string[] = [];
  page.on("console", (message) => message.type() === "log" && written.push(message.text()));
  const tag = page.getByRole("dialog", { name: popup.title });
  await tag.getByLabel("Name").fill("Asha");
  await tag.getByLabel("Mobile").fill("+91 98765 43210");
  await tag.getByLabel("Email").fill("asha@example.com");
  await tag.getByRole("button", { name: "Submit" }).tap();
  await letScriptCome();
  await expect(tag.getByRole("status")).toHaveText(words.popup.submitted);
  await expect(tag.getByLabel("Name")).toHaveValue("Asha");
  expect(written).toHaveLength(1);
});

test.describe("a page whose script never loads", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("can be read, and its links work", async ({ page }) => {
    await page.route(/\/assets\/OffersPage-[^/]+\.js$/, (route) => route.abort());
    await page.goto("/Offers");
    await page.keyboard.press("Shift");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Packages and Specials");
    await page.getByRole("link", { name: "Ask about this offer" }).first().click();
    await expect(page).toHaveURL(/\/Contact\?about=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  });
});
