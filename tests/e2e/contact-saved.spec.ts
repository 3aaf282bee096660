import {
  acknowledged,
  answerWith,
  expectEmptyForm,
  expectWords,
  failure,
  fillIn,
  openHydrated,
  openStopped,
  savedInquiries,
  sentSentence,
  submit,
  success,
  unreachable,
  watchAlerts,
  words,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const dayMs = 24 * 60 * 60_000;

test.beforeEach(({ page }) => page.clock.install());

test("an edit before the next try replaces the words under another id", async ({ page }) => {
  const posted = await answerWith(page, unreachable, acknowledged);
  const alerts = watchAlerts(page);
  await openStopped(page);
  await fillIn(page);
  await submit(page);
  await expect(failure(page)).toContainText("has not been sent yet");
  await page.getByLabel("Message").fill("We are five.");
  await submit(page);
  await expect.poll(() => alerts).toEqual([sentSentence]);
  expect(posted.map(({ message }) => message)).toEqual([words.message, "We are five."]);
  expect(posted[1]?.inquiry_id).not.toBe(posted[0]?.inquiry_id);
  await page.clock.fastForward(600_000);
  expect(posted).toHaveLength(2);
});

test("without a saved inquiry, a visit that saves data does not load the sending code", async ({ page }) => {
  await page.addInitScript(() => {
    // Otherwise the scripts of all pages are loaded in idle moments.
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const downloaded: string[] = [];
  page.on("request", (request) => downloaded.push(request.url()));
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  expect(downloaded.filter((address) => /deliver|inquiry/.test(address))).toEqual([]);
});

test("is forgotten after 7 days", async ({ page }) => {
  const posted = await answerWith(page, unreachable);
  await openHydrated(page);
  await fillIn(page);
  await submit(page);
  await expect(failure(page)).toContainText("has not been sent yet");
  await page.clock.setSystemTime(Date.now() + 6.9 * dayMs);
  await page.reload();
  await expect(failure(page)).toContainText("has not been sent yet");
  await expectWords(page);
  const count = posted.length;
  await page.clock.setSystemTime(Date.now() + 7.1 * dayMs);
  await openHydrated(page);
  await expect.poll(() => savedInquiries(page)).toEqual([]);
  await expect(failure(page)).toBeEmpty();
  await expectEmptyForm(page);
  expect(posted.length - count).toBeLessThanOrEqual(1);
});

test("Discard removes it from the device", async ({ page }) => {
  const posted = await answerWith(page, unreachable);
  await openStopped(page);
  await fillIn(page);
  await submit(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(success(page)).toContainText("removed from this device");
  await expect(success(page).locator("..")).toBeFocused();
  await expectEmptyForm(page);
  expect(await savedInquiries(page)).toEqual([]);
  await page.clock.fastForward(600_000);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect(posted).toHaveLength(1);
});

test("a guest who comes from an offer writes another inquiry, and neither is lost @long", async ({
  page,
}) => {
  const posted = await answerWith(page, unreachable);
  await openHydrated(page);
  await fillIn(page);
  await submit(page);
  await expect(failure(page)).toContainText("has not been sent yet");
  await openHydrated(page, "/Contact?about=weekend-retreat");
  await expect(failure(page)).toContainText("has not been sent yet");
  await expect(page.getByLabel("Message")).toHaveValue(/WEEKEND RETREAT/);
  await page.getByLabel("Name").fill("Asha");
  await page.getByRole("textbox", { name: "Email" }).fill(words.email);
  await submit(page);
  await expect.poll(() => savedInquiries(page)).toHaveLength(2);
  await expect.poll(() => new Set(posted.map(({ message }) => message)).size).toBe(2);
});
