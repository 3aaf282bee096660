import type { Locator } from "@playwright/test";
import { words as texts } from "#words/inquiry.ts";
import { content } from "../site/content.ts";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { holdBack, longExcept, pageScripts, visit, waitForHydration } from "./visit.ts";

const { packages } = content.packages;

test("what the browser says of a wrong field stays below it until it is right @rarely-phone", async ({
  page,
}) => {
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
  await email.fill("asha@example.com");
  for (const field of [name, email]) {
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await expect(field).toHaveAccessibleDescription("");
  }
  await email.fill("asha@");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(await said(email));
});

test("keeps what was typed while the guest looks at another page", async ({ page }) => {
  await visit(page, "/Contact");
  await form.fillIn(page);
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
  await expect(form.success(page).getByRole("link")).toBeVisible();
  expect(await heightOf(), "what stands beside the form stays").toBe(before);
  await page.goto("/Packages");
  await visit(page, "/Contact");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

for (const [when, scripts] of [
  ["before the script runs", /\/assets\/[^/]+\.js$/],
  ["before hydration", pageScripts],
] as const)
  test(`keeps what is typed ${when}, on other pages too, and sends it${longExcept(["before hydration"], when)}`, async ({
    page,
  }) => {
    const letScriptsCome = await holdBack(page, scripts);
    const alerts = form.watchAlerts(page);
    await page.goto(`/Contact?about=${packages[0]?.slug}`, { waitUntil: "commit" });
    await form.fillIn(page);
    if (when === "before the script runs") {
      letScriptsCome();
      await waitForHydration(page);
      await expect(page.getByLabel("Message")).toHaveValue(form.words.message);
      await page.goto("/Packages");
    } else {
      await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
      await expect(page).toHaveURL("/Packages");
      letScriptsCome();
    }
    await visit(page, "/Contact");
    await form.expectWords(page);
    await form.submit(page);
    await expect(form.success(page)).toContainText(texts.sent);
    await expect(form.success(page)).toContainText(texts.answerTo(form.words.email));
    await expect(form.success(page)).toContainText("We answer within a day.");
    await expect(form.success(page).getByRole("link", { name: texts.afterSending.change })).toHaveAttribute(
      "href",
      new RegExp(`^mailto:${content.site.email}\\?subject=`),
    );
    expect(alerts).toEqual([texts.sent]);
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
  await page.getByRole("main").getByRole("link", { name: "Home" }).last().click();
  await visit(page, "/Contact");
  await form.expectEmptyForm(page);
});

test("a mail address loses the letters that nobody sees @long", async ({ page }) => {
  const posted = await form.answerWith(page, form.acknowledged);
  form.watchAlerts(page);
  await visit(page, "/Contact");
  await form.fillIn(page, { ...form.words, email: "\u202aasha@example.com\u202c\u00a0" });
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("asha@example.com");
  await form.submit(page);
  await expect(form.success(page)).toContainText(texts.sent);
  expect(posted[0]?.email).toBe("asha@example.com");
});
