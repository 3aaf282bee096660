import type { Page } from "@playwright/test";
import { savedForDays } from "#shared/inquiry.ts";
import { interpolate } from "#shared/interpolate.ts";
import texts from "#words/inquiry.json" with { type: "json" };
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { forFingers, layoutFaults } from "./layout-faults.ts";
import { violationsOf } from "./violations.ts";

// app/inquiry/ has tests of all answers that are no success, of storage that breaks and of browsers without alert,
// tests/service/submit.test.ts of the mail.

test.use({ expectedErrors: [/Failed to load resource/] });

/** The form in its present state, on the smallest phone. properties.spec.ts has its first one. */
async function expectSound(page: Page, state: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await violationsOf(page), `${state} at 320 px`).toEqual([]);
  expect.soft(await page.evaluate(layoutFaults, forFingers), `${state} at 320 px`).toEqual([]);
}

test("an inquiry leads to the alert, an empty form and a mail @phone @tablet", async ({ page }, info) => {
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

test("a second press while it is sent sends nothing, and words changed meanwhile stay", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  // On a busy machine what follows takes longer than the form waits for an answer.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
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
  await expect(form.failure(page)).toContainText(interpolate(texts.waiting.kept, { days: savedForDays }));
  await expect(form.failure(page)).toBeInViewport();
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

test("a text with half an emoji waits and is sent, even if all storage is refused @long", async ({
  page,
}) => {
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

test("a failed send is spoken once, however often it is tried, and moves no focus", async ({ page }) => {
  await page.clock.install();
  const { posted } = await form.open(page, form.unreachable);
  // What screen readers are told: changes of the live region, and what gets the focus.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = (name: string) => {
      dataset[name] = `${Number(dataset[name] ?? 0) + 1}`;
    };
    const region = document.querySelector("#inquiry [role=alert]") as Element;
    new MutationObserver(() => count("spoken")).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    document.addEventListener(
      "focusin",
      ({ target }) => (target as Element).contains(region) && count("focused"),
    );
  });
  await form.fillIn(page);
  await page.getByLabel("Name").press("Enter");
  await expect(form.failure(page)).toContainText(texts.waiting.title);
  await page.clock.fastForward(60_000);
  await expect.poll(() => posted.length).toBeGreaterThan(1);
  await expect(page.locator("html")).toHaveAttribute("data-spoken", "1");
  await expect(page.locator("html")).not.toHaveAttribute("data-focused");
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("a guest who comes back while an inquiry is being sent reads that it is @long", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  const { alerts } = await form.open(page, async (route) => {
    await answer.promise;
    await form.acknowledged(route);
  });
  await form.send(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/Packages");
  await page.goBack();
  await expect(page.getByRole("button", { name: texts.sending })).toBeVisible();
  await expect(form.success(page)).toHaveText(texts.sending);
  await expect(form.failure(page)).toBeEmpty();
  await form.expectWords(page);
  answer.resolve();
  await expect(form.success(page)).toContainText(form.sentSentence);
  await form.expectEmptyForm(page);
  expect(alerts).toHaveLength(1);
});

test("words stay, and are sent, when another tab clears the storage", async ({ page }) => {
  const { posted } = await form.open(page, form.unreachable, form.acknowledged);
  await form.send(page);
  await expect(form.failure(page)).toContainText(texts.waiting.title);
  // A page of ours would also try to send it, and clear the storage after that.
  const other = await page.context().newPage();
  await other.goto("/robots.txt");
  await other.evaluate(() => localStorage.clear());
  await other.close();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/Packages");
  await page.goBack();
  if (posted.length < 2) await expect(form.failure(page)).toContainText(texts.waiting.title);
  await expect(form.success(page).or(form.failure(page)).getByText(texts.waiting.closed)).toHaveCount(0);
  await expect.poll(() => posted.length, "tried again by itself").toBe(2);
  expect(posted[1]).toEqual(posted[0]);
});

test("what is refused stays whole, and is sent again only when it is changed, under a new id", async ({
  page,
}) => {
  await page.clock.install();
  // The first answer is the service's own.
  const { alerts, posted } = await form.open(page, (route) => route.continue(), form.acknowledged);
  const message = "a".repeat(70_000);
  await form.send(page, { ...form.words, message });
  await expect(form.failure(page)).toContainText("has not been accepted");
  await expect(form.failure(page)).toContainText(texts.refused.reasons.message);
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
