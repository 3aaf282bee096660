import type { Locator, Page } from "@playwright/test";
import { interpolate } from "#shared/interpolate.ts";
import { readSiteSettings } from "#site-build/site-settings.ts";
import contactWords from "#words/contact.json" with { type: "json" };
import texts from "#words/inquiry.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import { content } from "../site/content.ts";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { holdBack, pageScripts, visit, waitForHydration } from "./visit.ts";

test("the browser's own checks alone decide, and say what is missing @rarely-phone", async ({ page }) => {
  const posted = await form.answerWith(page, form.acknowledged);
  form.watchAlerts(page);
  await visit(page, "/Contact");
  const [name, email] = [page.getByLabel("Name"), page.getByRole("textbox", { name: "Email" })];
  // A bubble is not in the page. It comes unless a script prevents it.
  await page.evaluate(() => {
    document.addEventListener(
      "invalid",
      (event) => {
        const note = () => {
          document.documentElement.dataset.bubbles = `${document.documentElement.dataset.bubbles ?? ""}${event.defaultPrevented ? "no " : "yes "}`;
        };
        setTimeout(note);
      },
      true,
    );
  });
  const text = await page.getByRole("main").innerText();
  await form.submit(page);
  await expect(page.locator("html")).toHaveAttribute("data-bubbles", "yes yes ");
  await expect(name, "the first refused field").toBeFocused();
  expect(await page.getByRole("main").innerText(), "no words of ours").toBe(text);
  await expect(name, "a refused field looks so").not.toHaveCSS(
    "border-color",
    await borderOf(page.getByLabel("Message")),
  );
  expect(await violationsOf(page, "#inquiry")).toEqual([]);
  // Neither a limit nor a rule of ours: blanks are a name, and each address that the browser takes is one.
  for (const field of [name, email, page.getByLabel("Message")])
    for (const rule of ["maxlength", "minlength", "pattern", "title"])
      await expect(field).not.toHaveAttribute(rule);
  await name.fill("  ");
  await email.fill("asha@localhost");
  await form.submit(page);
  await expect.poll(() => posted).toMatchObject([{ name: "  ", email: "asha@localhost" }]);
});

const borderOf = (field: Locator) => field.evaluate((input) => getComputedStyle(input).borderColor);

test("letters that nobody sees are removed from the email @long", async ({ page }) => {
  await visit(page, "/Contact");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("\u202aasha@example.com\u202c\u00a0");
  await expect(email).toHaveValue("asha@example.com");
});

test("what guests write has its own direction @long", async ({ page }) => {
  await visit(page, "/Contact");
  await page.getByLabel("Message").fill("\u05e9\u05dc\u05d5\u05dd");
  await expect(page.getByLabel("Message")).toHaveCSS("direction", "rtl");
});

test("fields that a password manager fills with `change` alone are a draft", async ({ page }) => {
  await visit(page, "/Contact");
  for (const field of await page.locator("#inquiry").getByRole("textbox").all())
    await field.evaluate((input: HTMLInputElement) => {
      input.value = "asha@example.com";
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await page.reload();
  const filled = { name: "asha@example.com", email: "asha@example.com", message: "asha@example.com" };
  await form.expectWords(page, filled);
});

test("where no styles are applied, the field for machines asks to be left empty @long", async ({ page }) => {
  await visit(page, "/Contact");
  // keyboard.spec.ts proves that Tab does not reach it.
  const trap = page.locator('input[name="website"][autocomplete="off"]');
  await expect(trap).toBeHidden();
  await page.evaluate(() => {
    for (const styles of document.querySelectorAll("style, link[rel=stylesheet]")) styles.remove();
  });
  await expect(trap).toBeVisible();
  await expect(page.getByText(texts.fields.honeypot)).toBeVisible();
  expect(texts.fields.honeypot).toMatch(/leave .*empty/i);
});

test("a prefilled message that comes late does not move the page under the guest's fingers @long", async ({
  page,
}) => {
  const letMessageCome = await holdBack(page, /prefill-message/);
  await visit(page, "/Packages");
  await page.getByRole("main").locator("a[href*='about=']:visible").first().click();
  await expect(page).toHaveURL(/about=/);
  await page.getByLabel("Name").click();
  await page.getByLabel("Name").pressSequentially("Asha");
  const place = () => page.evaluate(() => [scrollY, document.activeElement?.getBoundingClientRect().top]);
  const before = await place();
  letMessageCome();
  await expect(page.getByLabel("Message")).toHaveValue(/./);
  expect(await place()).toEqual(before);
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("what is typed before the script runs is kept on all pages", async ({ page }) => {
  const letScriptsCome = await holdBack(page, /\/assets\/[^/]+\.js$/);
  await page.goto(`/Contact?about=${content.packages.packages[0]?.slug}`, { waitUntil: "commit" });
  await form.fillIn(page);
  letScriptsCome();
  await waitForHydration(page);
  await form.expectWords(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/Packages");
  await page.goBack();
  await form.expectWords(page);
  // As after a link to the other language: the document is another one.
  await page.goto("/Packages");
  await visit(page, "/Contact");
  await form.expectWords(page);
});

test("after sending the form says what comes next, and nothing beside it moves", async ({ page }) => {
  const { alerts } = await form.open(page);
  await form.fillIn(page);
  const heightOf = () =>
    page.locator("main dl").evaluateAll(([info]) => (info?.getBoundingClientRect().top ?? 0) + scrollY);
  const before = await heightOf();
  await form.submit(page);
  const answerTo = interpolate(texts.answerTo, { email: form.words.email });
  for (const text of [texts.sent, answerTo, "We reply within a day."])
    await expect(form.success(page)).toContainText(text);
  await expect(form.success(page).getByRole("link", { name: texts.afterSending.change })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${content.site.email}\\?subject=`),
  );
  expect(await heightOf(), "what stands beside the form stays").toBe(before);
  expect(alerts).toEqual([texts.sent]);
});

test("what was sent is no draft any more", async ({ page }) => {
  await form.open(page);
  await form.send(page);
  await expect(form.success(page)).toContainText(texts.sent);
  await page.goto("/Packages");
  await visit(page, "/Contact");
  await form.expectEmptyForm(page);
});

test("what is typed on a page that is left before hydration is kept @long", async ({ page }) => {
  const letScriptsCome = await holdBack(page, pageScripts);
  await page.goto("/Contact", { waitUntil: "commit" });
  await form.fillIn(page);
  await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/Packages");
  letScriptsCome();
  await visit(page, "/Contact");
  await form.expectWords(page);
});

test("what was posted before hydration is no draft afterwards @long", async ({ page }) => {
  const letScriptsCome = await holdBack(page, pageScripts);
  await page.goto("/Contact");
  await form.fillIn(page, { ...form.words, message: `Before hydration, ${Date.now()}` });
  await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
  await form.submit(page);
  await expect(page).toHaveURL("/Contact/Sent");
  letScriptsCome();
  await page.waitForFunction(() => sessionStorage.form === "{}");
  await visit(page, "/Contact");
  await form.expectEmptyForm(page);
});

const main = (page: Page) => page.getByRole("main");

test("Contact has the form, how to reach the resort, and what is good to know @rarely-phone", async ({
  page,
}) => {
  await visit(page, "/Contact");
  await expect(main(page).getByLabel("Message")).toHaveAccessibleDescription(texts.fields.messageHint);
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
    texts.title,
    contactWords.reach.title,
    contactWords.questions.title,
  ]);
  const reach = main(page).locator("#reach");
  await expect(reach.getByRole("heading", { level: 3 }).first()).toHaveText("From Delhi");
  // First the way that leads to the pin on the map.
  await expect(reach.locator("p").filter({ hasText: /\d/ }).first()).toContainText("Kotdwar");
  const goodToKnow = main(page).locator("#good-to-know");
  await expect(goodToKnow.locator("dt")).toHaveText([content.contact.questions[0]?.label ?? ""]);
  await expect(goodToKnow.getByRole("link")).toHaveAttribute("href", /^tel:/);
});

test("a season says whether the resort is open, if the owner has said it, and then of the river", async ({
  page,
}) => {
  const { seasons } = content.contact;
  await visit(page, "/Contact");
  const said = await main(page)
    .locator("#reach dl > div")
    .evaluateAll((all) =>
      all.map((season) => [...season.querySelectorAll("dd")].map((line) => line.textContent)),
    );
  expect(said).toEqual([[seasons[0]?.open, seasons[0]?.river], [seasons[1]?.river], [seasons[2]?.river]]);
});

test("the privacy notice says how long words are kept, and where to complain", async ({ page }) => {
  await visit(page, "/Privacy");
  await expect(main(page)).toContainText(`${readSiteSettings(process.env).retentionDays} days after`);
  await expect(main(page)).toContainText("Data Protection Board of India");
});

test("the form opens the privacy notice in a tab of its own, the footer in this one", async ({ page }) => {
  await visit(page, "/Contact");
  const opened = page.waitForEvent("popup");
  await page.locator("#inquiry").getByRole("link", { name: texts.privacy }).click();
  await expect(await opened).toHaveURL("/Privacy");
  await expect(page).toHaveURL("/Contact");
  await page.getByRole("contentinfo").getByRole("link", { name: site.pages.privacy, exact: true }).click();
  await expect(page).toHaveURL("/Privacy");
});

test("the card for the driver fills the screen with name, address and telephone @rarely-phone", async ({
  page,
}) => {
  const { name, address, telephones } = content.site;
  await visit(page, "/Contact");
  await page.getByRole("button", { name: contactWords.driver.button }).click();
  const card = page.getByRole("dialog", { name: contactWords.driver.title });
  await expect(card).toHaveJSProperty("clientHeight", page.viewportSize()?.height);
  for (const line of [name, address.district, address.postalCode]) await expect(card).toContainText(line);
  await expect(card.getByRole("link", { name: telephones[0] ?? "" })).toBeInViewport({ ratio: 1 });
});
