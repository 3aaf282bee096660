import type { Page } from "@playwright/test";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { forFingers, layoutFaults } from "./layout-faults.ts";
import { violationsOf } from "./violations.ts";

// app/inquiry/post-inquiry.test.ts has all answers that are no success, tests/service/submit.test.ts the mail.

test.use({ expectedErrors: [/Failed to load resource/] });

/** The form in its present state, on the smallest phone. properties.spec.ts has its first one. */
async function expectSound(page: Page, state: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await violationsOf(page), `${state} at 320 px`).toEqual([]);
  expect.soft(await page.evaluate(layoutFaults, forFingers), `${state} at 320 px`).toEqual([]);
}

test("an inquiry is sent: the alert, an empty form, and a mail @phone @tablet", async ({ page }, info) => {
  await page.clock.install();
  const { alerts } = await form.open(page);
  // One that is sent within two seconds is held.
  await page.clock.fastForward(5_000);
  const message = `From ${info.project.name} ${Date.now()}: <b>two</b> & "three"`;
  await form.send(page, { ...form.words, message });
  await expect.poll(() => alerts).toEqual(["Your inquiry has been sent. Thank you!"]);
  await form.expectEmptyForm(page);
  expect(await form.savedInquiries(page)).toEqual([]);
  // The same sentence stays on the page: in full, below the header.
  await expect(form.success(page)).toContainText(alerts[0] ?? "");
  await expect(form.success(page)).toBeInViewport({ ratio: 1 });
  await form.success(page).click({ trial: true });
  await form.expectMail(process.env.TEST_SITE_DATA ?? "", message);
});

test("a second press while it is sent sends nothing; words changed meanwhile stay", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  const { posted } = await form.open(page, async (route) => {
    await answer.promise;
    await form.acknowledged(route);
  });
  await form.send(page);
  const button = page.getByRole("button", { name: "Sending" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(form.success(page)).toHaveText("Sending");
  expect(await form.savedInquiries(page)).toHaveLength(1);
  await button.click();
  await page.getByLabel("Name").press("Enter");
  await expect.poll(() => posted).toHaveLength(1);
  await page.getByLabel("Message").fill("We are five.");
  await expectSound(page, "sending");
  answer.resolve();
  await expect(form.success(page)).toContainText(form.sentSentence);
  await form.expectWords(page, { ...form.words, message: "We are five." });
  await expectSound(page, "sent");
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({ ...form.words, website: "" });
  expect(posted[0]?.inquiry_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Number(posted[0]?.elapsed_ms)).toBeGreaterThan(0);
});

test("where nobody answers the text stays, for telephone, chat and mail", async ({ page }) => {
  const { alerts } = await form.open(page, form.unreachable);
  await form.send(page);
  await expect(form.failure(page)).toContainText("has not been sent yet");
  await expect(form.failure(page)).toContainText("when you have a connection");
  await expect(form.failure(page).locator("..")).toBeFocused();
  await form.expectWords(page);
  expect(await form.savedInquiries(page)).toHaveLength(1);
  const linked = async (name: RegExp) =>
    decodeURIComponent((await form.failure(page).getByRole("link", { name }).getAttribute("href")) ?? "");
  expect(await linked(/Call/)).toMatch(/^tel:\+\d+$/);
  expect(await linked(/Chat/)).toMatch(new RegExp(`^https://wa.me/\\d+\\?text=${form.words.message}`));
  expect(await linked(/Mail/)).toContain(
    `body=${form.words.message}\n\n${form.words.name}\n${form.words.email}`,
  );
  expect(alerts).toEqual([]);
  await expectSound(page, "waiting");
});

test("a text with half an emoji waits and is sent, even if all storage is refused", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Refused", "SecurityError");
    };
    for (const storage of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, storage, { get: refuse });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse });
    Object.assign(LockManager.prototype, { request: async () => refuse(), query: async () => refuse() });
  });
  await form.open(page, form.unreachable, form.acknowledged);
  await form.send(page, { ...form.words, message: "We are four \ud83d" });
  await expect(form.failure(page).getByRole("link", { name: /Chat/ })).toHaveAttribute("href", /%EF%BF%BD/);
  await form.submit(page);
  await expect(form.success(page)).toContainText(form.sentSentence);
});

test("what is refused is neither cut nor sent again; an edit gets a new id", async ({ page }) => {
  await page.clock.install();
  // The first answer is the service's own.
  const { alerts, posted } = await form.open(page, (route) => route.continue(), form.acknowledged);
  const message = "a".repeat(10_001);
  await form.send(page, { ...form.words, message });
  await expect(form.failure(page)).toContainText("has not been accepted");
  await expect(form.failure(page)).toContainText("longer than 10,000 characters");
  await expectSound(page, "refused");
  await page.clock.fastForward(60_000);
  await page.reload();
  await expect(form.failure(page)).toContainText("has not been accepted");
  await form.expectWords(page, { ...form.words, message });
  expect(posted).toHaveLength(1);
  await page.getByLabel("Message").fill("Shorter");
  await form.submit(page);
  await expect.poll(() => alerts).toEqual([form.sentSentence]);
  expect(posted[1]?.inquiry_id).not.toBe(posted[0]?.inquiry_id);
  expect(posted[1]?.message).toBe("Shorter");
  expect(await form.savedInquiries(page)).toEqual([]);
});
