import type { Page } from "@playwright/test";
import contact from "#app/words/hi/inquiry.json" with { type: "json" };
import { pathInLocale } from "#shared/pages.ts";
import { inLocale } from "#site-build/content/locales.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { fixedContent } from "../site/settings.ts";
import * as form from "./contact-form.ts";
import { expect } from "./fixtures.ts";
import { latinTexts, latinWords } from "./latin-words.ts";
import { testLocales as test } from "./served-site.ts";
import { visit } from "./visit.ts";

// Hindi pages contain no English words. properties.spec.ts also checks each page.

test.use({ locale: "hi-IN" });

const content = inLocale(loadContent(fixedContent), "hi");
const path = (page: string) => pathInLocale("hi", page);
const guest = { name: "आशा रावत", email: "asha@example.com", message: "हम चार लोग हैं।" };

const send = (page: Page) => page.getByRole("button", { name: contact.submit, exact: true }).click();

test("no text of the content is missing in Hindi", () => {
  expect(content.missing).toEqual([]);
});

test("the drawing of the map has no word in Latin letters", async ({ page, request }) => {
  await visit(page, path("/Privacy"));
  const drawing = await page.locator("footer figure img").getAttribute("src");
  const svg = await (await request.get(drawing ?? "")).text();
  const names = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => latinWords(name).length > 0)).toEqual([]);
});

test.describe("an inquiry", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("that waits, is refused and is sent is told of in Hindi alone, and its mail says so", async ({
    page,
    site,
  }) => {
    const alerts = form.watchAlerts(page);
    await page.clock.install();
    await visit(page, path("/Contact"));
    // Without script the service answers with pages of this locale.
    await expect(page.locator("form#inquiry")).toHaveAttribute("action", /\?edition=hi$/);
    // Stopped, because a try of its own would reach the service while nothing intercepts it.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.route("**/email/send*", (route) => route.abort("connectionrefused"));
    await form.fillIn(page, guest, contact);
    await send(page);
    const notice = form.failure(page);
    await expect(notice).toContainText(contact.waiting.title);
    expect(await latinTexts(page)).toEqual([]);
    await page.unroute("**/email/send*");
    await form.fillIn(page, { ...guest, message: "अ".repeat(30_000) }, contact);
    await send(page);
    await expect(notice).toContainText(contact.refused.reasons.message);
    expect(await latinTexts(page)).toEqual([]);
    await form.fillIn(page, guest, contact);
    // Written to the resort, in its language.
    await send(page);
    await expect.poll(() => alerts).toEqual([contact.sent]);
    expect(await latinTexts(page)).toEqual([]);
    await form.expectMail(site.dataDir, `${guest.message}\n\nWritten in Hindi.`);
  });
});
