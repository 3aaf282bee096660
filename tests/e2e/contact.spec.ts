import { loadContent } from "#site-build/content/site-content.ts";
import { expectWords, fillIn, openHydrated, submit, success, watchAlerts, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

const { contact, goodToKnow, offers, packages, resort } = loadContent();

test("shows the address with its PIN, three telephones and one mail address @every", async ({ page }) => {
  await page.goto("/Contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact");
  const info = main.locator("dl", { hasText: "246179" });
  await expect(info.getByText("246179")).toBeVisible();
  await expect(info.locator('a[href^="tel:"]')).toHaveText(resort.telephones);
  await expect(info.locator("a[href^=mailto]")).toHaveText(resort.email);
  await expect(info.locator("a[href^=mailto]")).toHaveAttribute("href", `mailto:${resort.email}`);
  const isOverflowing = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isOverflowing).toBe(false);
});

test("asks for name and e-mail by the browser's own checks, and for nothing more", async ({ page }) => {
  await openHydrated(page);
  const missing = (label: string) =>
    page
      .getByRole("textbox", { name: label })
      .evaluate((field: HTMLInputElement) => field.validity.valueMissing);
  await submit(page);
  expect([await missing("Name"), await missing("Email"), await missing("Message")]).toEqual([
    true,
    true,
    false,
  ]);
  await expect(page.getByLabel("Name")).toBeFocused();
  await fillIn(page, { ...words, email: "asha" });
  await submit(page);
  const email = page.getByRole("textbox", { name: "Email" });
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  await expect(page.locator("main [maxlength]")).toHaveCount(0);
  await expect(success(page)).toBeEmpty();
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

for (const [list, begun] of [
  [packages, contact.messageBegun.package],
  [offers, contact.messageBegun.offer],
] as const) {
  const { slug = "", title = "" } = list[0] ?? {};
  test(`fills in the start of the message of a guest who comes from ${slug}`, async ({ page }) => {
    await openHydrated(page, `/Contact?about=${slug}`);
    await expect(page.getByLabel("Message")).toHaveValue(begun.replace("{title}", title));
  });
}

test("on a phone the form comes right after the lead, before the address @only-phone", async ({ page }) => {
  await page.goto("/Contact");
  const main = page.getByRole("main");
  const lead = await main.locator("p").first().boundingBox();
  const form = await main.locator("form").boundingBox();
  const info = await main.locator("dl", { hasText: "246179" }).boundingBox();
  expect((form?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeLessThan(96);
  expect(info?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
});

test("a guest who asks about a package sees the form with the message @phone", async ({ page }) => {
  await visit(page, "/Packages");
  await page.getByRole("button", { name: "MORE DETAILS" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Book Now" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/Basic Getaway/);
  await expect(page.getByLabel("Message")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Submit" })).toBeInViewport({ ratio: 1 });
});

test("the lead leaves the form free at 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/Contact");
  const lead = await page.getByRole("main").locator("p").first().boundingBox();
  const form = await page.getByRole("main").locator("form").boundingBox();
  expect((lead?.x ?? 0) + (lead?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0);
});

test("Submit is the only red button of the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/Contact");
  const red = await page.evaluate(() => {
    const submit = document.querySelector("main form button[type=submit]");
    const berry = submit && getComputedStyle(submit).backgroundColor;
    return [...document.querySelectorAll("main :is(a, button)")]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === berry)
      .map((one) => one.textContent);
  });
  expect(red).toEqual(["Submit"]);
});

test("an open question begins a message about it @rarely-phone", async ({ page }) => {
  const open = [...goodToKnow.entries, ...goodToKnow.access.entries].filter(({ answer }) => answer === "");
  await visit(page, "/Contact");
  for (const { label } of open.slice(0, 2)) {
    await page.locator("#good-to-know").getByRole("link", { name: label }).click();
    await expect(page.getByLabel("Message")).toHaveValue(`${label}: `);
    await expect(page.getByLabel("Message")).toBeInViewport();
  }
});

test("ignores an unknown slug", async ({ page }) => {
  await openHydrated(page, "/Contact?about=constructor");
  await page.getByLabel("Name").fill("Asha");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("keeps what was typed while the guest looks at another page", async ({ page }) => {
  await openHydrated(page);
  await fillIn(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/Packages");
  await page.goBack();
  await expectWords(page);
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
    Object.keys(document.querySelector("main form") ?? {}).some((key) => key.startsWith("__react")),
  );
  await expect(page.getByLabel("Message")).toHaveValue(words.message);
  await submit(page);
  await expect(success(page)).toContainText(contact.sent);
  await expect(success(page)).toContainText(contact.answerTo.replace("{email}", words.email));
  expect(alerts).toEqual([contact.sent]);
});
