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

/** Brings the form into each of its states. axe.spec.ts tests its first state. */
const states: Record<string, (page: Page) => Promise<void>> = {
  sending: async (page) => {
    await answerWith(page, () => {});
    await send(page);
    await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
  },
  waiting: async (page) => {
    await answerWith(page, unreachable);
    await send(page);
    await expect(failure(page)).not.toBeEmpty();
  },
  refused: async (page) => {
    await answerWith(page, (route) => route.fulfill({ status: 413, body: "The message is too long." }));
    await send(page);
    await expect(failure(page)).not.toBeEmpty();
  },
  sent: async (page) => {
    await send(page);
    await expect(success(page)).not.toBeEmpty();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`the form is accessible when ${state} @rarely-phone${longExcept(["waiting", "refused", "sent"], state)}`, async ({
    page,
  }) => {
    watchAlerts(page);
    await openHydrated(page);
    await reach(page);
    expect(await violationsOf(page)).toEqual([]);
    for (const control of await page.locator("#inquiry :is(a, button)").all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const path of ["/Contact/Sent", "/Contact/NotSent"]) {
  test(`${path} is accessible @rarely-phone${longExcept(["/Contact/Sent"], path)}`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test("nothing overflows at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/Contact/Sent", "/Contact/NotSent", "/Contact"]) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await states.waiting?.(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

async function send(page: Page) {
  await fillIn(page);
  await submit(page);
}
