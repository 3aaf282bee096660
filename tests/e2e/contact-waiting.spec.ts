import type { Page } from "@playwright/test";
import { savedForDays } from "#shared/inquiry.ts";
import { interpolate } from "#shared/interpolate.ts";
import texts from "#words/inquiry.json" with { type: "json" };
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./visit.ts";

// An inquiry that could not be sent. app/inquiry/inquiry-store.test.ts tests the pauses.

test.use({ expectedErrors: [/Failed to load resource/] });
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.clock.install();
  await page.context().addInitScript(() => {
    const { fetch } = window;
    let underWay = 0;
    window.fetch = (...request) => {
      document.documentElement.dataset.fetches = `${++underWay}`;
      return fetch(...request).finally(() => {
        document.documentElement.dataset.fetches = `${--underWay}`;
      });
    };
  });
});

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** A service that does not answer. Counts its requests and how many came at once. */
async function serviceAway(page: Page) {
  const service = { isAway: true, mostAtOnce: 0, hold: Promise.resolve() };
  let atOnce = 0;
  const posted = await form.answerWith(page, async (route) => {
    atOnce += 1;
    service.mostAtOnce = Math.max(service.mostAtOnce, atOnce);
    await service.hold;
    atOnce -= 1;
    await (service.isAway ? form.unreachable : form.acknowledged)(route);
  });
  return Object.assign(service, { posted });
}

/** Writes an inquiry on a page with a stopped clock and waits for its first failure. */
async function writeInVain(page: Page) {
  await visit(page, "/Contact");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await form.send(page);
  await expect(form.failure(page)).toContainText("has not been sent yet");
}

/** Moves the stopped clock in steps and waits for each try, because the network does not follow that clock. */
async function pass(page: Page, ms: number) {
  for (let stepMs = 0; stepMs < ms; stepMs += 10 * secondMs) {
    await page.clock.runFor(10 * secondMs);
    await expect(page.locator("html")).not.toHaveAttribute("data-fetches", /[1-9]/);
  }
}

const networkReturns = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));
const waits = (page: Page) => expect(form.failure(page)).toContainText(texts.waiting.closed);
const open = (page: Page) => form.failure(page).getByRole("button", { name: "Open it" }).click();
const heading = (page: Page) => page.locator("#inquiry").getByRole("heading");
const discard = (page: Page) => form.failure(page).getByRole("button", { name: "Discard" }).click();

/** The guest has closed the tab; somebody opens another one. */
async function nextVisit(page: Page) {
  await writeInVain(page);
  await page.clock.resume();
  const next = await page.context().newPage();
  await page.close();
  await visit(next, "/Contact");
  await waits(next);
  return next;
}

test("an inquiry that waits is delivered on any page within a minute", async ({ page }) => {
  const service = await serviceAway(page);
  const alerts = form.watchAlerts(page);
  await writeInVain(page);
  await expect(form.failure(page)).toContainText(interpolate(texts.waiting.kept, { days: savedForDays }));
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveTitle(/hill resort/);
  await pass(page, minuteMs);
  expect(service.posted.length).toBeGreaterThan(3);
  await page.goBack();
  await expect(form.failure(page)).toContainText("has not been sent yet");
  await form.expectWords(page);
  expect(alerts).toEqual([]);
  service.isAway = false;
  await pass(page, minuteMs);
  await expect.poll(() => alerts).toEqual([form.sentSentence]);
  await expect(form.success(page)).toContainText(form.sentSentence);
  await form.expectEmptyForm(page);
  // Under the same id, because an answer may have been lost.
  expect(service.posted.at(-1)).toEqual(service.posted[0]);
  expect(await form.savedInquiries(page)).toEqual([]);
});

test("an inquiry that waits is tried at once when a page loads", async ({ page }) => {
  const service = await serviceAway(page);
  const alerts = form.watchAlerts(page);
  // The clock stands still from here on, so only the load of a page starts a try.
  await writeInVain(page);
  await page.reload();
  await waitForHydration(page);
  await form.expectWords(page);
  // A page without our scripts in between, so that none but the next one can send it.
  await page.goto("/robots.txt");
  service.isAway = false;
  await visit(page, "/Packages");
  await expect.poll(() => alerts).toHaveLength(1);
  await visit(page, "/Contact");
  await form.expectEmptyForm(page);
});

test("on the next visit no word of an inquiry that waits is shown until it is opened", async ({ page }) => {
  await form.answerWith(page, form.unreachable);
  const next = await nextVisit(page);
  await form.expectEmptyForm(next);
  const html = await next.content();
  for (const word of Object.values(form.words)) expect(html).not.toContain(word);
  await next.getByLabel("Message").fill("Is the road open?");
  await open(next);
  const both = { ...form.words, message: `Is the road open?\n\n${form.words.message}` };
  await form.expectWords(next, both);
  await expect(heading(next)).toBeFocused();
  // It stays open for the rest of this visit.
  await next.reload();
  await form.expectWords(next, both);
});

test("an inquiry that is discarded on the next visit is not sent again", async ({ page }) => {
  const posted = await form.answerWith(page, form.unreachable);
  const next = await nextVisit(page);
  await open(next);
  await discard(next);
  await expect(form.success(next)).toContainText("removed from this device");
  await expect(heading(next)).toBeFocused();
  await form.expectEmptyForm(next);
  expect(await form.savedInquiries(next)).toEqual([]);
  const tries = posted.length;
  await next.clock.fastForward(10 * minuteMs);
  await networkReturns(next);
  // What is sent next is another one.
  await form.send(next, { ...form.words, name: "Bina" });
  await expect(form.failure(next)).toContainText("has not been sent yet");
  expect(posted.slice(tries).filter(({ name }) => name !== "Bina")).toEqual([]);
});

test("a second inquiry is sent only after the one that waits: neither is lost @long", async ({ page }) => {
  const service = await serviceAway(page);
  const next = await nextVisit(page);
  const alerts = form.watchAlerts(next);
  const bina = { name: "Bina", email: "bina@example.com", message: "Is the road open?" };
  await form.send(next, bina);
  await waits(next);
  service.isAway = false;
  await networkReturns(next);
  await expect(form.success(next)).toContainText(`${form.sentSentence} ${texts.sentEarlier}`);
  // Another guest may be reading.
  await expect(form.success(next)).not.toContainText(form.words.email);
  await form.expectWords(next, bina);
  await form.submit(next);
  await expect.poll(() => alerts).toEqual([expect.stringContaining(texts.sentEarlier), form.sentSentence]);
  expect(service.posted.slice(-2).map(({ name }) => name)).toEqual([form.words.name, bina.name]);
});

test("of two tabs one tries at a time, and both show what has become of the inquiry @long", async ({
  page,
}) => {
  const service = await serviceAway(page);
  const other = await page.context().newPage();
  await visit(other, "/");
  const tabs = [page, other];
  const alerts = tabs.map(form.watchAlerts);
  // The clock belongs to the context, so it stops for both tabs.
  await writeInVain(page);
  await other.getByRole("main").getByRole("link", { name: "Book Now" }).click();
  await waits(other);
  await pass(page, minuteMs);
  // 0, 2, 10, 25 and 55 s, as one tab alone would.
  expect(service.posted.length).toBeLessThanOrEqual(5);
  await open(other);
  await other.getByLabel("Message").fill("We are five.");
  await form.submit(other);
  await expect(form.failure(other)).toContainText("has not been sent yet");
  await expect(page.getByLabel("Message")).toHaveValue("We are five.");
  const count = service.posted.length;
  const held = Promise.withResolvers<void>();
  service.isAway = false;
  service.hold = held.promise;
  for (const tab of tabs) await networkReturns(tab);
  await expect.poll(() => service.posted.length).toBe(count + 1);
  held.resolve();
  for (const tab of tabs) {
    await expect(form.success(tab)).toContainText(form.sentSentence);
    await form.expectEmptyForm(tab);
  }
  expect(alerts.flat()).toHaveLength(1);
  expect(service).toMatchObject({ mostAtOnce: 1, posted: { length: count + 1 } });
  const [first, last] = [service.posted[0], service.posted.at(-1)];
  expect(last?.message).toBe("We are five.");
  expect(last?.inquiry_id).not.toBe(first?.inquiry_id);
});
