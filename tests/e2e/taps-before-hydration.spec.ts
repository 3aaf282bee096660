import type { Page } from "@playwright/test";
import { words } from "#words/home.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack, waitForHydration } from "./visit.ts";

const { popup } = content.home;
const { packages } = content.packages;

// A guest on a slow connection taps before the page's script is loaded. Real taps at a point of the screen.
test.use({ hasTouch: true });

/** Opens a page and holds its scripts back until the test lets them through. */
async function openWithoutScript(page: Page, address: string) {
  const letScriptsCome = await holdBack(page, /\/assets\/[^/]+\.js$/);
  await page.goto(address);
  return async () => {
    letScriptsCome();
    await waitForHydration(page);
  };
}

test("MORE DETAILS opens the whole package at once, and its X closes it @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/Packages");
  const [first] = packages;
  await page.getByRole("button", { name: "MORE DETAILS" }).first().tap();
  const dialog = page.getByRole("dialog", { name: first?.title ?? "" });
  await expect(dialog.getByRole("listitem")).toHaveText([...(first?.details ?? [])]);
  await letScriptCome();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close details" }).tap();
  await expect(dialog).toBeHidden();
});

test("Pause motion pauses, however often it was tapped before @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/Dining");
  const pause = page.getByRole("button", { name: "Pause motion" });
  await pause.tap();
  await pause.tap();
  await letScriptCome();
  await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();
});

test("a dot of the hero works as soon as the script is loaded @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/");
  const dot = page.getByRole("button", { name: /^Show picture 3/ });
  await dot.tap();
  await letScriptCome();
  await expect(dot).toHaveAttribute("aria-current", "true");
});

test("the popup's values are written once, and the page is not reloaded @rarely-phone", async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, "/");
  const written: string[] = [];
  page.on("console", (message) => message.type() === "log" && written.push(message.text()));
  const dialog = page.getByRole("dialog", { name: popup.title });
  for (const field of ["Name", "Mobile", "Email"]) await dialog.getByLabel(field).fill("asha@example.com");
  await dialog.getByRole("button", { name: "Submit" }).tap();
  await letScriptCome();
  await expect(dialog.getByRole("status")).toContainText(words.popup.submitted);
  await expect(dialog.getByRole("link")).toHaveAttribute("href", "/Contact");
  await expect(dialog.getByLabel("Name")).toHaveValue("asha@example.com");
  expect(written).toHaveLength(1);
});

test.describe("a page whose script does not load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("can be read, its links work, and the next action tries again", async ({ page }) => {
    const script = /\/assets\/OffersPage-[^/]+\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto("/Offers");
    const failed = page.waitForEvent("requestfailed");
    await page.keyboard.press("Shift");
    await failed;
    await page.getByRole("link", { name: "Ask about this offer" }).first().click();
    await expect(page).toHaveURL(/\/Contact\?about=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
    await page.goto("/Offers");
    await page.keyboard.press("Shift");
    await page.unroute(script);
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expect(page.locator("#page-name[data-path]")).toBeAttached({ timeout: 1000 });
    }, "tried again at the next action").toPass();
  });
});
