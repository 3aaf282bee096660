import type { Locator } from "@playwright/test";
import { fill } from "#shared/fill.ts";
import { readSiteSettings } from "#site-build/site-settings.ts";
import contactWords from "#words/contact.json" with { type: "json" };
import texts from "#words/inquiry.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import { content } from "../site/content.ts";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { holdBack, pageScripts, visit, waitForHydration } from "./visit.ts";

test("what the browser says of a wrong field stays until it is right @rarely-phone", async ({ page }) => {
  await visit(page, "/Contact");
  const [name, email] = [page.getByLabel("Name"), page.getByRole("textbox", { name: "Email" })];
  const said = (field: Locator) =>
    field.evaluate((input: HTMLInputElement) => input.validationMessage || "It is right.");
  await name.focus();
  await email.fill("asha");
  await expect(email).toHaveAccessibleDescription("");
  // A field that was left empty on the way is not wrong yet.
  await expect(name).toHaveAccessibleDescription("");
  // Pressed at its upper edge: it must not move away between press and release.
  await page.getByRole("button", { name: "Submit" }).click({ position: { x: 9, y: 3 } });
  for (const field of [name, email]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(await said(field));
    await expect(page.getByText(await said(field))).toBeVisible();
  }
  await expect(name).toBeFocused();
  await name.fill("  ");
  await expect(name, "blanks are no name").toHaveAttribute("aria-invalid", "true");
  expect(await violationsOf(page, "#inquiry")).toEqual([]);
  // keyboard.spec.ts proves that Tab does not reach the field that only machines fill.
  await expect(page.locator('input[name="website"][autocomplete="off"]')).toBeHidden();
  await name.fill("Asha");
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  // Word processors write letters that nobody sees.
  await email.fill("\u202aasha@example.com\u202c\u00a0");
  await expect(email).toHaveValue("asha@example.com");
  for (const field of [name, email]) {
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await expect(field).toHaveAccessibleDescription("");
  }
  await email.fill("asha@");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(await said(email));
});

test("what is typed before the script runs is kept on all pages until it is sent", async ({ page }) => {
  const letScriptsCome = await holdBack(page, /\/assets\/[^/]+\.js$/);
  const alerts = form.watchAlerts(page);
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
  const heightOf = () =>
    page.locator("main dl").evaluateAll(([info]) => (info?.getBoundingClientRect().top ?? 0) + scrollY);
  const before = await heightOf();
  await form.submit(page);
  const answerTo = fill(texts.answerTo, { email: form.words.email });
  for (const text of [texts.sent, answerTo, "We answer within a day."])
    await expect(form.success(page)).toContainText(text);
  await expect(form.success(page).getByRole("link", { name: texts.afterSending.change })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${content.site.email}\\?subject=`),
  );
  expect(await heightOf(), "what stands beside the form stays").toBe(before);
  expect(alerts).toEqual([texts.sent]);
  await page.goto("/Packages");
  await visit(page, "/Contact");
  await form.expectEmptyForm(page);
});

test("what is typed on a page that is left before hydration is kept", async ({ page }) => {
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

test("Contact: ways, seasons, answers, privacy, the driver's card @rarely-phone", async ({ page }) => {
  const { questions, seasons } = content.contact;
  await visit(page, "/Contact");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Message")).toHaveAccessibleDescription(texts.fields.messageHint);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    texts.title,
    contactWords.reach.title,
    contactWords.questions.title,
  ]);
  const reach = main.locator("#reach");
  await expect(reach.getByRole("heading", { level: 3 }).first()).toHaveText("From Delhi");
  // First the way that leads to the pin on the map.
  await expect(reach.locator("p").filter({ hasText: /\d/ }).first()).toContainText("Kotdwar");
  // Whether the resort is open stands above the river. Where the owner has not said it, nothing is claimed.
  const said = await reach
    .locator("dl > div")
    .evaluateAll((all) =>
      all.map((season) => [...season.querySelectorAll("dd")].map((line) => line.textContent)),
    );
  expect(said).toEqual([[seasons[0]?.open, seasons[0]?.river], [seasons[1]?.river], [seasons[2]?.river]]);

  const goodToKnow = main.locator("#good-to-know");
  await expect(goodToKnow.locator("dt")).toHaveText([questions[0]?.label ?? ""]);
  await expect(goodToKnow.getByRole("link")).toHaveAttribute("href", /^tel:/);

  const opened = page.waitForEvent("popup");
  await page.locator("#inquiry").getByRole("link", { name: texts.privacy }).click();
  const privacy = (await opened).getByRole("main");
  await expect(privacy).toContainText(`${readSiteSettings(process.env).retentionDays} days after`);
  await expect(privacy).toContainText("Data Protection Board of India");

  const { name, address, telephones } = content.site;
  await page.getByRole("button", { name: contactWords.driver.button }).click();
  const card = page.getByRole("dialog", { name: contactWords.driver.title });
  await expect(card, "fills the screen").toHaveJSProperty("clientHeight", page.viewportSize()?.height);
  for (const line of [name, address.district, address.postalCode]) await expect(card).toContainText(line);
  await expect(card.getByRole("link", { name: telephones[0] ?? "" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: site.pages.privacy, exact: true }).click();
  await expect(page).toHaveURL("/Privacy");
});
