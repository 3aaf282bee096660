import {
  acknowledged,
  answerWith,
  expectEmptyForm,
  expectWords,
  failure,
  fillIn,
  mailWith,
  openHydrated,
  openStopped,
  openUnhurried,
  savedInquiries,
  sentSentence,
  submit,
  success,
  unreachable,
  watchAlerts,
  words,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test("an inquiry arrives: alert, empty form, the same sentence on the page, and a mail @phone @tablet", async ({
  page,
}, info) => {
  const alerts = watchAlerts(page);
  await openUnhurried(page);
  const message = `From ${info.project.name} ${Date.now()}: <b>two</b> & "three"`;
  await fillIn(page, { ...words, message });
  await submit(page);
  await expect(success(page)).toContainText(sentSentence);
  expect(alerts).toEqual([sentSentence]);
  await expectEmptyForm(page);
  expect(await savedInquiries(page)).toEqual([]);
  // In full, below the header.
  await expect(success(page)).toBeInViewport({ ratio: 1 });
  const [notice, header] = [await success(page).boundingBox(), await page.locator("header").boundingBox()];
  expect(notice?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

  const mail = await mailWith(process.env.TEST_SITE_DATA ?? "", message);
  expect(mail).toMatchObject({
    subject: "Inquiry",
    replyTo: [{ address: words.email, name: words.name }],
  });
  expect(mail.to?.[0]?.address).toBe(mail.from?.address);
  expect(mail.html).toContain("&lt;b&gt;two&lt;/b&gt;");
});

test("the button says that it is sending, and a second press sends nothing; words that were changed meanwhile stay", async ({
  page,
}) => {
  let answer = () => {};
  const posted = await answerWith(page, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await acknowledged(route);
  });
  watchAlerts(page);
  await openHydrated(page);
  await fillIn(page);
  await submit(page);
  const button = page.getByRole("button", { name: "Sending" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(success(page)).toHaveText("Sending");
  expect(await savedInquiries(page)).toHaveLength(1);
  await button.click();
  await page.getByLabel("Name").press("Enter");
  await expect.poll(() => posted).toHaveLength(1);
  await page.getByLabel("Message").fill("We are five.");
  answer();
  await expect(success(page)).toContainText(sentSentence);
  // What was changed in the meantime
  await expectWords(page, { ...words, message: "We are five." });
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({ ...words, website: "" });
  expect(posted[0]?.inquiry_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Number(posted[0]?.elapsed_ms)).toBeGreaterThan(0);
});

test.describe("when nobody answers", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the text stays, and links to telephone, chat and mail offer it @every", async ({ page }) => {
    await answerWith(page, unreachable);
    const alerts = watchAlerts(page);
    await openHydrated(page);
    await fillIn(page);
    await submit(page);
    await expect(failure(page)).toContainText("has not been sent yet");
    await expect(failure(page)).toContainText("when you have a connection");
    await expect(failure(page).locator("..")).toBeFocused();
    await expectWords(page);
    const linked = async (name: RegExp) =>
      decodeURIComponent((await failure(page).getByRole("link", { name }).getAttribute("href")) ?? "");
    expect(await linked(/Call/)).toMatch(/^tel:\+\d+$/);
    expect(await linked(/Chat/)).toMatch(new RegExp(`^https://wa.me/\\d+\\?text=${words.message}`));
    expect(await linked(/Mail/)).toContain(`body=${words.message}\n\n${words.name}\n${words.email}`);
    expect(alerts).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  test("an answer that does not come within 15 seconds is no success", async ({ page }) => {
    await page.clock.install();
    const posted = await answerWith(page, () => {});
    await openStopped(page);
    await fillIn(page);
    await submit(page);
    await expect.poll(() => posted).toHaveLength(1);
    await page.clock.fastForward(14_000);
    await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(failure(page)).toContainText("No answer came in time.");
    await expectWords(page);
  });

  // app/inquiry/post-inquiry.test.ts tries all other answers.
  test("the sign-in page of a network, with status 200, is no success", async ({ page }) => {
    await answerWith(page, { contentType: "text/html", body: "<!doctype html><title>Sign in</title>OK" });
    const alerts = watchAlerts(page);
    await openHydrated(page);
    await fillIn(page);
    await submit(page);
    await expect(failure(page)).toContainText("has not been sent yet");
    await expectWords(page);
    expect(alerts).toEqual([]);
    expect(await savedInquiries(page)).toHaveLength(1);
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
});

test.describe("when the service refuses", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("a text above the limit is not cut, and the guest is told", async ({ page }) => {
    await openHydrated(page);
    const message = "a".repeat(10_001);
    await fillIn(page, { ...words, message });
    await submit(page);
    await expect(failure(page)).toContainText("has not been accepted");
    await expect(failure(page)).toContainText("longer than 10,000 characters");
    await expectWords(page, { ...words, message });
  });

  test("400 returns the words to the form, and an edit gets a new id", async ({ page }) => {
    const refusal = { status: 400, body: "The name must be on one line." };
    const posted = await answerWith(page, refusal, acknowledged);
    const alerts = watchAlerts(page);
    await page.clock.install();
    await openHydrated(page);
    await fillIn(page);
    await submit(page);
    await expect(failure(page)).toContainText("The name must be on one line.");
    await page.clock.fastForward(60_000);
    await page.reload();
    await expect(failure(page)).toContainText("has not been accepted");
    await expectWords(page);
    expect(posted).toHaveLength(1);
    await page.getByLabel("Name").fill("Asha");
    await submit(page);
    await expect.poll(() => alerts).toEqual([sentSentence]);
    expect(posted[1]?.inquiry_id).not.toBe(posted[0]?.inquiry_id);
    expect(posted[1]?.name).toBe("Asha");
    expect(await savedInquiries(page)).toEqual([]);
  });
});
