import type { Page } from "@playwright/test";
import {
  answerWith,
  failure,
  fillIn,
  openHydrated,
  submit,
  success,
  unreachable,
  watchAlerts,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { longExcept } from "./visit.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const notTaken = { status: 413, body: "The message is too long." };

/** Brings the form into each of its states. properties.spec.ts tests its first state. */
const states: Record<string, (page: Page) => Promise<void>> = {
  sending: async (page) => {
    await answerWith(page, () => {});
    await submit(page);
    await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
  },
  waiting: async (page) => {
    await answerWith(page, unreachable);
    await submit(page);
    await expect(failure(page)).not.toBeEmpty();
  },
  refused: async (page) => {
    await answerWith(page, (route) => route.fulfill(notTaken));
    await submit(page);
    await expect(failure(page)).not.toBeEmpty();
  },
  sent: async (page) => {
    await submit(page);
    await expect(success(page)).not.toBeEmpty();
  },
};

for (const [state, reach] of Object.entries(states))
  test(`the form is accessible and fits 320 pixels when ${state}${longExcept(["waiting", "sent"], state)}`, async ({
    page,
  }) => {
    watchAlerts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page);
    await fillIn(page);
    await reach(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const control of await page.locator("#inquiry :is(a, button)").all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

test("so are the pages after a form without script", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/Contact/Sent", "/Contact/NotSent#email"]) {
    await openHydrated(page, path);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
