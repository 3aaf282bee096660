import type { Page } from "@playwright/test";
import {
  acknowledged,
  answerWith,
  failure,
  fillIn,
  mailWith,
  openHydrated,
  openStopped,
  openUnhurried,
  sentSentence,
  submit,
  success,
  unreachable,
  watchAlerts,
  words,
} from "./contact-form.ts";
import { expect } from "./fixtures.ts";
import { seasonsSite } from "./seasons-site.ts";
import { testOn } from "./served-site.ts";
import { violationsOf } from "./violations.ts";
import { waitForHydration } from "./visit.ts";

const test = testOn(seasonsSite);

const line = "Arrival 3 December 2035, 2 nights, 2 adults, 1 child, telephone +91 98765 43210";

const opener = (page: Page) => page.getByText("Dates and people");

async function fillStay(page: Page) {
  await opener(page).click();
  await page.getByLabel("Arrival").fill("2035-12-03");
  await page.getByLabel("Nights").fill("2");
  await page.getByLabel("Adults").fill("2");
  await page.getByLabel("Children").fill("1");
  await page.getByLabel("Telephone").fill("+91 98765 43210");
}

test("folded away at first; what is filled in is the message's first line @every", async ({
  page,
  site,
}, info) => {
  watchAlerts(page);
  await openUnhurried(page);
  await expect(page.getByLabel("Arrival")).toBeHidden();
  const message = `With script, ${info.project.name}`;
  await fillIn(page, { ...words, message });
  await fillStay(page);
  expect(await violationsOf(page, "main form")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await submit(page);
  await expect(success(page)).toContainText(sentSentence);
  expect((await mailWith(site.dataDir, message)).text).toContain(`\n\n${line}\n\n${message}`);
  await expect(page.getByLabel("Nights")).toHaveValue("");
});

test("left empty it adds nothing, and the same three fields are sent", async ({ page }) => {
  const posted = await answerWith(page, acknowledged);
  watchAlerts(page);
  await openHydrated(page);
  await fillIn(page);
  await submit(page);
  await expect(success(page)).toContainText(sentSentence);
  expect(posted[0]?.message).toBe(words.message);
  expect(Object.keys(posted[0] ?? {}).sort()).toEqual(
    ["elapsed_ms", "email", "inquiry_id", "message", "name", "website"].sort(),
  );
});

test("a number that cannot be is told at its field, also when it is folded away", async ({ page }) => {
  const posted = await answerWith(page, acknowledged);
  await openHydrated(page);
  await fillIn(page);
  await opener(page).click();
  const nights = page.getByLabel("Nights");
  await nights.fill("400");
  await opener(page).click();
  await submit(page);
  await expect(nights).toBeFocused();
  expect(await nights.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain("365");
  expect(posted).toEqual([]);
});

test.describe("while nobody answers", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the fields are kept with the inquiry, and chat and mail carry the line", async ({ page }) => {
    const posted = await answerWith(page, unreachable, unreachable, acknowledged);
    const alerts = watchAlerts(page);
    await openStopped(page);
    await fillIn(page);
    await fillStay(page);
    await submit(page);
    const chat = failure(page).getByRole("link", { name: /Chat/ });
    expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(
      `${line}\n\n${words.message}`,
    );
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel("Nights")).toBeVisible();
    await expect(page.getByLabel("Arrival")).toHaveValue("2035-12-03");
    await expect(page.getByLabel("Message")).toHaveValue(words.message);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => alerts).toEqual([sentSentence]);
    expect(new Set(posted.map(({ message }) => message))).toEqual(new Set([`${line}\n\n${words.message}`]));
    expect(new Set(posted.map(({ inquiry_id }) => inquiry_id)).size).toBe(1);
    await expect(page.getByLabel("Arrival")).toHaveValue("");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the service writes the same line @every", async ({ page, site }, info) => {
    await page.goto("/Contact");
    const message = `Without script, ${info.project.name}`;
    await fillIn(page, { ...words, message });
    await fillStay(page);
    await submit(page);
    await expect(page).toHaveURL("/Contact/Sent");
    expect((await mailWith(site.dataDir, message)).text).toContain(`\n\n${line}\n\n${message}`);
  });

  test("a number that cannot be is told at its field, also when it is folded away", async ({ page }) => {
    await page.goto("/Contact");
    await fillIn(page);
    await opener(page).click();
    await page.getByLabel("Nights").fill("400");
    await opener(page).click();
    await submit(page);
    await expect(page.getByLabel("Nights")).toBeFocused();
    await expect(page).toHaveURL("/Contact");
  });
});
