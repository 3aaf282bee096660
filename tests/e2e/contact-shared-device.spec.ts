import type { Page } from "@playwright/test";
import {
  acknowledged,
  answerWith,
  expectEmptyForm,
  expectWords,
  failure,
  fillIn,
  openHydrated,
  savedInquiries,
  sentSentence,
  submit,
  success,
  unreachable,
  watchAlerts,
  words,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";

test.use({ expectedErrors: [/Failed to load resource/] });
// Each test loads three or four pages.
test.beforeEach(() => test.slow());

/** One guest writes, cannot send, and closes the tab; the next visit is in another one. */
async function nextVisit(page: Page, path = "/Contact") {
  await openHydrated(page);
  await fillIn(page);
  await submit(page);
  await expect(failure(page)).toContainText("has not been sent yet");
  await page.reload();
  // On the same visit nothing is hidden from the guest.
  await expectWords(page);
  await expect(failure(page).getByRole("button", { name: "Discard" })).toBeVisible();
  const next = await page.context().newPage();
  await page.close();
  await openHydrated(next, path);
  return next;
}

const open = (page: Page) => failure(page).getByRole("button", { name: "Open it" });
const clear = (page: Page) => failure(page).getByRole("button", { name: "Not you? Clear" });

test("the next visit sees only the initials of the waiting inquiry, until it is opened @tablet @rarely-phone", async ({
  page,
}) => {
  await answerWith(page, unreachable);
  const next = await nextVisit(page);
  await expect(failure(next)).toContainText("An inquiry by A. R. waits");
  await expectEmptyForm(next);
  const html = await next.content();
  for (const word of Object.values(words)) {
    expect(html).not.toContain(word);
    expect(html).not.toContain(encodeURIComponent(word));
  }
  expect(await violationsOf(next)).toEqual([]);
  expect(await next.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  for (const button of [open(next), clear(next)]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await open(next).click();
  await expectWords(next);
  await expect(failure(next).locator("..")).toBeFocused();
  await expect(failure(next).getByRole("link", { name: "Chat" })).toHaveAttribute("href", /Asha/);
  // It stays open for the rest of this visit.
  await next.reload();
  await expectWords(next);
});

test("somebody else clears it, and writes", async ({ page }) => {
  await answerWith(page, unreachable);
  const next = await nextVisit(page);
  await next.getByLabel("Name").fill("Bina");
  await clear(next).click();
  await expect(success(next)).toContainText("removed from this device");
  await expect(next.getByLabel("Name")).toHaveValue("Bina");
  expect(await savedInquiries(next)).toEqual([]);
});

test("it is still sent, and the next guest is not told that his own was @long", async ({ page }) => {
  let isAway = true;
  await answerWith(page, (route) => (isAway ? unreachable : acknowledged)(route));
  const next = await nextVisit(page);
  const alerts = watchAlerts(next);
  await next.getByLabel("Name").fill("Bina");
  isAway = false;
  await next.evaluate(() => dispatchEvent(new Event("online")));
  await expect(success(next)).toContainText(`${sentSentence} It was the one that waited`);
  expect(alerts).toEqual([expect.stringContaining("It was the one that waited on this device")]);
  await expect(next.getByLabel("Name")).toHaveValue("Bina");
});

test("opened beside typed words, it is shown and overwrites nothing @long", async ({ page }) => {
  await answerWith(page, unreachable);
  const next = await nextVisit(page, "/Contact?about=weekend-retreat");
  await expect(next.getByLabel("Message")).toHaveValue(/WEEKEND RETREAT/);
  await open(next).click();
  await expect(failure(next).locator("blockquote")).toContainText(words.message);
  await expect(next.getByLabel("Message")).toHaveValue(/WEEKEND RETREAT/);
});
