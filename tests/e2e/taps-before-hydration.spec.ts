import type { Page } from "@playwright/test";
import words from "#words/home.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { expectHydrated, extend, holdBack, menuButton, pageScripts, waitForHydration } from "./visit.ts";

const popupOf = (page: Page) => page.getByRole("dialog", { name: content.home.popup.title });

// A guest on a slow connection taps before the page's script is loaded. Real taps at a point of the screen.
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

for (const [pages, long, scripts, expectedErrors] of [
  ["pages", "", /\/assets\/[^/]+\.js$/, []],
  // React renders them anew.
  ["pages with extensions", " @long", pageScripts, [/#418/]],
] as const)
  test.describe(`before hydration of ${pages}`, () => {
    test.use({ expectedErrors: [...expectedErrors] });

    /** Opens a page and holds its scripts back until the test lets them through. */
    async function openWithoutScript(page: Page, address: string) {
      if (expectedErrors.length > 0) await page.addInitScript(extend);
      const letScriptsCome = await holdBack(page, scripts);
      await page.goto(address);
      return async () => {
        letScriptsCome();
        await waitForHydration(page);
      };
    }

    test(`a switch that is tapped twice switches once${long}`, async ({ page }) => {
      const letScriptsCome = await openWithoutScript(page, "/Packages");
      const pause = page.getByRole("button", { name: "Pause motion" });
      await menuButton(page).tap();
      for (let time = 0; time < 2; time++) await pause.tap();
      await letScriptsCome();
      await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();
    });

    test(`details open at once, and stay open${long}`, async ({ page }) => {
      const letScriptsCome = await openWithoutScript(page, "/Packages");
      const [first] = content.packages.packages;
      await page.getByRole("button", { name: "MORE DETAILS" }).first().tap();
      const dialog = page.getByRole("dialog", { name: first?.title ?? "" });
      await expect(dialog.getByRole("listitem")).toHaveText([...(first?.details ?? [])]);
      await letScriptsCome();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Close details" }).tap();
      await expect(dialog).toBeHidden();
    });

    test(`a closed popup stays closed${long}`, async ({ page }) => {
      const letScriptsCome = await openWithoutScript(page, "/");
      await popupOf(page).getByRole("button", { name: words.popup.close }).tap();
      await letScriptsCome();
      await expect(popupOf(page)).toBeHidden();
    });

    test(`a tapped dot works as soon as the script is loaded${long}`, async ({ page }) => {
      // Nothing turns by itself.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const letScriptsCome = await openWithoutScript(page, "/");
      await popupOf(page).getByRole("button", { name: words.popup.close }).tap();
      const dot = page.getByRole("button", { name: /^Show picture 3/ });
      await dot.tap();
      await letScriptsCome();
      await expect(dot).toHaveAttribute("aria-current", "true");
    });

    test(`an open menu stays open${long}`, async ({ page }) => {
      const letScriptsCome = await openWithoutScript(page, "/Dining");
      await menuButton(page).tap();
      await letScriptsCome();
      await expect(page.locator("#menu")).toBeVisible();
      await expect(page.getByRole("button", { name: site.closeMenu })).toBeFocused();
    });

    test(`the popup's values are written once, without a reload${long}`, async ({ page }) => {
      const letScriptsCome = await openWithoutScript(page, "/");
      const written: string[] = [];
      page.on("console", (message) => message.type() === "log" && written.push(message.text()));
      const popup = popupOf(page);
      for (const field of ["Name", "Mobile", "Email"]) await popup.getByLabel(field).fill("asha@example.com");
      await popup.getByRole("button", { name: words.popup.submit }).tap();
      await letScriptsCome();
      await expect(popup.getByRole("status")).toContainText(words.popup.submitted);
      await expect(popup.getByRole("link")).toHaveAttribute("href", "/Contact");
      await expect(popup.getByLabel("Name")).toHaveValue("asha@example.com");
      const values = expect.stringMatching(/(asha@example\.com.*){3}/);
      expect(written).toEqual([values]);
      await popup.getByLabel("Name").evaluate((field) => field.before(document.createElement("input")));
      await popup.getByRole("button", { name: words.popup.submit }).tap();
      await expect.poll(() => written).toEqual([values, values]);
    });
  });

test("a tap starts the scripts of a page that is never idle @long", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/Dining");
  await page.getByRole("heading", { level: 1 }).tap();
  await expectHydrated(page);
});

test.describe("while React renders the fields anew", () => {
  test.use({ expectedErrors: [/#418/] });

  test("the field to which the guest goes on keeps the focus @long", async ({ page }) => {
    await page.addInitScript(extend);
    await page.addInitScript(() => {
      const { addEventListener } = window;
      let isDone = false;
      window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
        addEventListener(...listener);
        // The moment before React begins.
        if (listener[0] !== "focusin" || isDone) return;
        isDone = true;
        document.querySelector<HTMLElement>("[name=email]")?.focus();
      };
    });
    const letScriptsCome = await holdBack(page, pageScripts);
    await page.goto("/Contact");
    await page.getByLabel("Name").focus();
    letScriptsCome();
    await waitForHydration(page);
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  });
});
