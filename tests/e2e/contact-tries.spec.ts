import type { BrowserContext, Page } from "@playwright/test";
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
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

// app/inquiry/deliver.test.ts tests the pauses.

test.use({ expectedErrors: [/Failed to load resource/] });
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.clock.install();
  await page.context().addInitScript(() => {
    const { fetch } = window;
    window.fetchesUnderWay = 0;
    window.fetch = (...request) => {
      window.fetchesUnderWay += 1;
      return fetch(...request).finally(() => {
        window.fetchesUnderWay -= 1;
      });
    };
  });
});

declare global {
  interface Window {
    fetchesUnderWay: number;
  }
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** A service that does not answer. Counts its requests and how many came at once. */
async function serviceAway(page: Page) {
  const service = { isAway: true, mostAtOnce: 0, hold: Promise.resolve() };
  let atOnce = 0;
  const posted = await answerWith(page, async (route) => {
    atOnce += 1;
    service.mostAtOnce = Math.max(service.mostAtOnce, atOnce);
    await service.hold;
    atOnce -= 1;
    await (service.isAway ? unreachable : acknowledged)(route);
  });
  return Object.assign(service, { posted });
}

/** Writes an inquiry on a page with a stopped clock and waits for its first failure. */
async function writeInVain(page: Page) {
  await openStopped(page);
  await fillIn(page);
  await submit(page);
  await expect(failure(page)).toContainText("has not been sent yet");
}

/** Moves the stopped clock in steps and waits for each try, because the network does not follow that clock. */
async function pass(page: Page, ms: number) {
  for (let stepMs = 0; stepMs < ms; stepMs += 10 * secondMs) {
    await page.clock.runFor(10 * secondMs);
    await expect.poll(() => page.evaluate(() => window.fetchesUnderWay)).toBe(0);
  }
}

test("when the service is away, the inquiry is delivered within a minute of its return", async ({ page }) => {
  const service = await serviceAway(page);
  const alerts = watchAlerts(page);
  await writeInVain(page);
  await expect(failure(page)).toContainText(
    "We send it by itself when you have a connection and this site is open, for 7 days.",
  );
  await pass(page, 30 * secondMs);
  await expectWords(page);
  expect(alerts).toEqual([]);
  service.isAway = false;
  await pass(page, minuteMs);
  await expect.poll(() => alerts).toEqual([sentSentence]);
  await expectEmptyForm(page);
  await expect(success(page)).toContainText(sentSentence);
  expect(await savedInquiries(page)).toEqual([]);
});

test("continues while the guest visits other pages, and is there on the way back", async ({ page }) => {
  const service = await serviceAway(page);
  const alerts = watchAlerts(page);
  await writeInVain(page);
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveTitle(/hill resort/);
  await pass(page, minuteMs);
  expect(service.posted.length).toBeGreaterThan(3);
  await page.goBack();
  await expect(failure(page)).toContainText("has not been sent yet");
  await expectWords(page);
  service.isAway = false;
  await pass(page, minuteMs);
  await expect.poll(() => alerts).toEqual([sentSentence]);
  await expectEmptyForm(page);
});

test("loading any page starts a try at once, whatever the pause", async ({ page }) => {
  const service = await serviceAway(page);
  const alerts = watchAlerts(page);
  await writeInVain(page);
  await pass(page, minuteMs);
  service.isAway = false;
  await page.clock.resume();
  await openHydrated(page, "/Packages");
  await expect.poll(() => alerts).toEqual([sentSentence]);
  expect(service.posted.at(-1)).toEqual(service.posted[0]);
  expect(await savedInquiries(page)).toEqual([]);
});

test.describe("in two tabs", () => {
  async function openOther(context: BrowserContext, path: string) {
    const other = await context.newPage();
    await openHydrated(other, path);
    return other;
  }

  test("one tab tries at a time, and both learn of the success", async ({ page, context }) => {
    const service = await serviceAway(page);
    const other = await openOther(context, "/");
    const alerts = [watchAlerts(page), watchAlerts(other)];
    // The clock belongs to the context, so it stops for both tabs.
    await writeInVain(page);
    await other.getByRole("main").getByRole("link", { name: "Book Now" }).click();
    await expect(failure(other)).toContainText("An inquiry by A. R. waits");
    await pass(page, minuteMs);
    const count = service.posted.length;
    // 0, 2, 10, 25 and 55 s, as one tab alone would.
    expect(count).toBeLessThanOrEqual(5);
    let release = () => {};
    service.isAway = false;
    service.hold = new Promise((resolve) => {
      release = resolve;
    });
    for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => service.posted.length).toBe(count + 1);
    release();
    for (const tab of [page, other]) await expect(success(tab)).toContainText(sentSentence);
    expect(alerts.flat()).toHaveLength(1);
    expect(service).toMatchObject({ mostAtOnce: 1, posted: { length: count + 1 } });
    await expectEmptyForm(page);
  });

  test("a text that is changed in one tab is changed in the other's form, too", async ({ page, context }) => {
    const service = await serviceAway(page);
    const other = await openOther(context, "/");
    await writeInVain(page);
    await other.getByRole("main").getByRole("link", { name: "Book Now" }).click();
    await failure(other).getByRole("button", { name: "Open it" }).click();
    await other.getByLabel("Message").fill("We are five.");
    await submit(other);
    await expect(page.getByLabel("Message")).toHaveValue("We are five.");
    service.isAway = false;
    for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event("online")));
    for (const tab of [page, other]) {
      await expect(success(tab)).toContainText(sentSentence);
      await expectEmptyForm(tab);
    }
    expect(service.posted.at(-1)?.message).toBe("We are five.");
  });

  test("an earlier tab continues when the other is closed, on any page @long", async ({ page, context }) => {
    const service = await serviceAway(page);
    const other = await openOther(context, "/Dining");
    const alerts = watchAlerts(other);
    await writeInVain(page);
    await page.close();
    service.isAway = false;
    await pass(other, 10 * secondMs);
    await expect.poll(() => alerts).toHaveLength(1);
    expect(service.posted).toHaveLength(2);
  });

  test("a tab that sleeps during a try does not stop the other @long", async ({ page, context }) => {
    const asleep = await openOther(context, "/Contact/Sent");
    const service = await serviceAway(page);
    const alerts = watchAlerts(page);
    await writeInVain(page);
    const [key = ""] = await savedInquiries(page);
    await asleep.evaluate(
      (name) =>
        new Promise<void>((isHeld) => {
          navigator.locks.request(name, () => {
            isHeld();
            return new Promise(() => {});
          });
        }),
      key,
    );
    service.isAway = false;
    await pass(page, minuteMs);
    await expect.poll(() => alerts).toEqual([sentSentence]);
  });
});
