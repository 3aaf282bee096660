import type { Route } from "@playwright/test";
import {
  acknowledged,
  answerWith,
  expectWords,
  failure,
  fillIn,
  openHydrated,
  openStopped,
  savedInquiries,
  submit,
  success,
  watchAlerts,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const page200 = "<!doctype html><title>Sign in to the network</title>OK";
/** Answers of proxies and sign-in pages. app/inquiry/post-inquiry.test.ts tries further ones. */
const traps: [what: string, answer: (route: Route) => unknown][] = [
  ["a page with status 200", (route) => route.fulfill({ contentType: "text/html", body: page200 })],
  ["a way to another address", (route) => route.fulfill({ status: 307, headers: { Location: "/health" } })],
  ["another site", (route) => route.fulfill({ status: 302, headers: { Location: "http://127.0.0.1:9/" } })],
];

for (const [what, answer] of traps) {
  test(`${what} is no success`, async ({ page }) => {
    await answerWith(page, answer);
    const alerts = watchAlerts(page);
    await openHydrated(page);
    await fillIn(page);
    await submit(page);
    await expect(failure(page)).toContainText("has not been sent yet");
    await expectWords(page);
    await expect(success(page)).toBeEmpty();
    expect(alerts).toEqual([]);
    expect(await savedInquiries(page)).toHaveLength(1);
  });
}

test("an answer that does not come within 15 seconds is no success", async ({ page }) => {
  await page.clock.install();
  const posted = await answerWith(page, () => {});
  const alerts = watchAlerts(page);
  await openStopped(page);
  await fillIn(page);
  await submit(page);
  await expect.poll(() => posted).toHaveLength(1);
  await page.clock.fastForward(14_000);
  await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(failure(page)).toContainText("No answer came in time.");
  await expectWords(page);
  expect(alerts).toEqual([]);
});

test("an answer that was lost succeeds under the same id", async ({ page }) => {
  await page.clock.install();
  const posted = await answerWith(page, (route) => route.abort("connectionreset"), acknowledged);
  const alerts = watchAlerts(page);
  await openStopped(page);
  await fillIn(page);
  await submit(page);
  await expect(failure(page)).toContainText("has not been sent yet");
  await page.clock.fastForward(2_000);
  await expect.poll(() => alerts).toHaveLength(1);
  expect(new Set(posted.map((parameters) => parameters.inquiry_id)).size).toBe(1);
  await expect(failure(page)).toBeEmpty();
});
