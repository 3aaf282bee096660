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

// app/inquiry/post-inquiry.test.ts tries all other answers.
test("the sign-in page of a network, with status 200, is no success", async ({ page }) => {
  await answerWith(page, { contentType: "text/html", body: "<!doctype html><title>Sign in</title>OK" });
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
