import type { Locator } from "@playwright/test";
import { words as texts } from "#words/inquiry.ts";
import { content } from "../site/content.ts";
import {
  acknowledged,
  answerWith,
  expectWords,
  fillIn,
  openHydrated,
  submit,
  success,
  watchAlerts,
  words,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { visit } from "./visit.ts";

const { offers } = content.offers;
const { packages } = content.packages;

test("what the browser says of a wrong field stays below it until it is right @phone", async ({ page }) => {
  await openHydrated(page);
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

test("the field that only machines fill cannot be seen or reached", async ({ page }) => {
  await page.goto("/Contact");
  const bait = page.locator('input[name="website"]');
  await expect(bait).toBeHidden();
  await expect(bait).toHaveAttribute("autocomplete", "off");
  await page.getByLabel("Name").focus();
  for (const name of ["email", "message"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(`[name="${name}"]`)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
});

test("the message begins with what is asked about; another choice replaces that, but no word of the guest's", async ({
  page,
}) => {
  const message = page.getByLabel("Message");
  await openHydrated(page, "/Contact?about=constructor");
  await page.getByLabel("Name").fill("Asha");
  await expect(message).toHaveValue("");
  await openHydrated(page, `/Contact?about=${packages[0]?.slug}`);
  await expect(message).toHaveValue(texts.begun.package(packages[0]?.title ?? ""));
  await page.getByLabel("Name").fill("Asha Rawat");
  await openHydrated(page, `/Contact?about=${offers[0]?.slug}`);
  await expect(message).toHaveValue(texts.begun.offer(offers[0]?.title ?? ""));
  await message.fill("Is the road open?");
  await openHydrated(page, `/Contact?about=${packages[0]?.slug}`);
  await expect(message).toHaveValue("Is the road open?");
});

test("a guest who asks about a package sees the form with the message @phone", async ({ page }) => {
  await visit(page, "/Packages");
  await page.getByRole("button", { name: "MORE DETAILS" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Book Now" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/Basic Getaway/);
  await expect(page.getByLabel("Message")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Submit" })).toBeInViewport({ ratio: 1 });
});

test("keeps what was typed while the guest looks at another page", async ({ page }) => {
  await openHydrated(page);
  await fillIn(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/Packages");
  await page.goBack();
  await expectWords(page);
  // As after a link to the other language: the document is another one.
  await page.goto("/Packages");
  await openHydrated(page);
  await expectWords(page);
  await submit(page);
  await expect(success(page)).toBeVisible();
  await page.goto("/Packages");
  await openHydrated(page);
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("keeps what was typed before the script ran, and sends it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const alerts = watchAlerts(page);
  await page.goto(`/Contact?about=${packages[0]?.slug}`, { waitUntil: "commit" });
  await fillIn(page);
  release();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#inquiry") ?? {}).some((key) => key.startsWith("__react")),
  );
  await expect(page.getByLabel("Message")).toHaveValue(words.message);
  // Kept without another key press.
  await page.goto("/Packages");
  await openHydrated(page);
  await expectWords(page);
  await submit(page);
  await expect(success(page)).toContainText(texts.sent);
  await expect(success(page)).toContainText(texts.answerTo(words.email));
  expect(alerts).toEqual([texts.sent]);
});

test("keeps what was typed before hydration when a link leads to another page", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // app/start.ts comes at once, what it loads does not.
  await page.route(/\/assets\/(?!start-)[^/]+\.js$/, async (route) => {
    await held;
    await route.continue().catch(() => {}); // its page is gone
  });
  await page.goto("/Contact");
  await fillIn(page);
  await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/Packages");
  release();
  await openHydrated(page);
  await expectWords(page);
});

test("a mail address that was pasted with letters that nobody sees is accepted without them", async ({
  page,
}) => {
  const posted = await answerWith(page, acknowledged);
  watchAlerts(page);
  await openHydrated(page);
  await fillIn(page);
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("\u202aasha@example.com\u202c\u00a0");
  await expect(email).toHaveValue("asha@example.com");
  await submit(page);
  await expect(success(page)).toContainText(texts.sent);
  expect(posted[0]?.email).toBe("asha@example.com");
});
