import type { Page } from "@playwright/test";
import { interpolate } from "#shared/interpolate.ts";
import home from "#words/home.json" with { type: "json" };
import words from "#words/inquiry.json" with { type: "json" };
import lightbox from "#words/lightbox.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import { content } from "../site/content.ts";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { extend, holdBack, longExcept, menuButton, pageScripts, visit, waitForHydration } from "./visit.ts";

// Pages that the guest's browser changes: translators put each text into <font> elements, extensions add their own nodes.

type When = "before hydration" | "after hydration" | "all the time";

/** Translates as Chrome does. A translation has a zero-width space at its end, which assertions ignore. */
function translator(when: When) {
  function translate() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, noscript, textarea, svg"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.data}\u200b`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  Object.assign(window, { translate });
  if (when === "after hydration") return;
  addEventListener("DOMContentLoaded", () => {
    document.title += "\u200b";
    document.documentElement.dir = "rtl";
    translate();
    if (when === "all the time")
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  });
}

async function visitTranslated(page: Page, address: string, when: When) {
  await page.addInitScript(translator, when);
  await visit(page, address);
  if (when === "after hydration")
    await page.evaluate(() => (window as unknown as { translate(): void }).translate());
  await expect(page.locator("#site h1 font").first()).toBeAttached({ attached: when !== "before hydration" });
  await expect(page.locator("head > title")).toHaveCount(1);
}

for (const when of ["before hydration", "after hydration", "all the time"] as const)
  test.describe(`translated ${when}${longExcept(["all the time"], when)}`, () => {
    // A text that was translated before is another one than React expects: it reports that, and renders it anew.
    test.use({ expectedErrors: when === "after hydration" ? [/Failed to load/] : [/Failed to load|#418/] });

    test("the form says of each inquiry what becomes of it", async ({ page }) => {
      const refused = { status: 400, body: "The name must be on one line." };
      await form.answerWith(page, form.unreachable, refused, form.unreachable, form.acknowledged);
      form.watchAlerts(page);
      await page.clock.install();
      await visitTranslated(page, "/Contact", when);
      const isPlusOnTheLeft = (number: Element) => {
        let first: Node = number;
        while (first.firstChild) first = first.firstChild;
        const plus = new Range();
        plus.setStart(first, 0);
        plus.setEnd(first, 1);
        const { x, width } = number.getBoundingClientRect();
        return plus.getBoundingClientRect().x < x + width / 2;
      };
      expect(await page.locator("main dd a[href^='tel:']").first().evaluate(isPlusOnTheLeft)).toBe(true);
      await form.submit(page);
      await expect(page.getByLabel("Name")).toBeFocused();
      await form.send(page, { ...form.words, email: "asha" });
      await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
      await form.send(page);
      await expect(form.failure(page)).toContainText(words.waiting.failure.offline);
      await page.clock.runFor(2_000);
      await expect(form.failure(page)).toContainText(words.refused.reasons.other);
      await page.getByLabel("Name").fill("Asha");
      await form.submit(page);
      await expect(form.failure(page)).toContainText(words.waiting.failure.offline);
      await form.failure(page).getByRole("button", { name: words.waiting.discard }).click();
      await expect(form.success(page)).toHaveText(words.waiting.discarded);
      await form.send(page);
      await expect(form.success(page)).toContainText(words.sent);
      await expect(page.getByRole("button", { name: words.submit })).toBeVisible();
    });

    test("every control works", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visitTranslated(page, "/", when);
      const popup = page.getByRole("dialog", { name: content.home.popup.title });
      for (const field of ["Name", "Mobile", "Email"]) await popup.getByLabel(field).fill("asha@example.com");
      await popup.getByRole("button", { name: home.popup.submit }).click();
      await expect(popup.getByRole("status")).toContainText(home.popup.submitted);
      await expect(popup.getByRole("status").getByRole("link")).toBeVisible();
      await popup.getByRole("button", { name: home.popup.close }).click();
      const [first, second] = content.home.gallery;
      await page
        .getByRole("button", { name: interpolate(lightbox.open, { title: first?.title ?? "" }) })
        .click();
      const shown = page.getByRole("dialog").getByRole("status");
      const count = content.home.gallery.length;
      await expect(shown).toHaveText(
        `${first?.title}, ${interpolate(lightbox.counter, { position: 1, count })}`,
      );
      await page.keyboard.press("ArrowRight");
      await expect(shown).toHaveText(
        `${second?.title}, ${interpolate(lightbox.counter, { position: 2, count })}`,
      );
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Show testimonial 2/ }).click();
      await expect(page.getByText(content.home.testimonials[1]?.text ?? "")).toBeInViewport();
      await menuButton(page).click();
      await page.getByRole("button", { name: site.pause.motion }).click();
      await expect(page.getByRole("button", { name: site.play.motion })).toBeVisible();
      await page.locator("#menu").getByRole("link", { name: site.pages.packages }).click();
      await expect(page).toHaveTitle(/Our Packages/);
      await page
        .getByRole("button", { name: /MORE DETAILS/ })
        .first()
        .click();
      await page.keyboard.press("Escape");
      await page.goBack();
      await expect(popup).toBeVisible();
      await expect(popup.getByRole("status")).toHaveText(home.popup.note);
    });
  });

test.describe("translated all the time", () => {
  test.use({ expectedErrors: [/./] });
  test("a page that throws leads to the error page, and Home from there", async ({ page }) => {
    await page.route(/\/assets\/DiningPage-[^/]+\.js/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default () => { throw Error('Broken'); }",
      }),
    );
    await visitTranslated(page, "/Offers", "all the time");
    const header = page.getByRole("navigation", { name: "Main" });
    await header.getByRole("link", { name: site.pages.dining }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.unexpectedError);
    await expect(page.getByRole("main")).toContainText("Broken");
    await page.getByRole("main").getByRole("link", { name: site.pages.home }).click();
    await expect(page).toHaveTitle(content.home.title);
  });
});

test.describe("with extensions", () => {
  test.use({ expectedErrors: [/#418/] });
  test("what was typed before hydration stays, and is sent", async ({ page }) => {
    const letScriptsCome = await holdBack(page, pageScripts);
    await page.addInitScript(extend);
    await page.goto("/Contact");
    await form.fillIn(page);
    letScriptsCome();
    await waitForHydration(page);
    await form.expectWords(page);
    await expect(page.getByLabel("Message")).toBeFocused();
    await expect(page.locator("strange-node")).not.toHaveCount(0);
    form.watchAlerts(page);
    await form.answerWith(page, form.acknowledged);
    await page.getByRole("button", { name: words.submit }).evaluate((button) => {
      const font = document.createElement("font");
      font.textContent = "Absenden";
      button.replaceChildren(font);
    });
    await page.getByRole("button", { name: "Absenden" }).click();
    await expect(form.success(page)).toContainText(words.sent);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveTitle(content.home.title);
  });

  test("the title and the like are once in the head @long", async ({ page }) => {
    const letScriptsCome = await holdBack(page, pageScripts);
    await page.addInitScript(extend);
    await page.goto("/Contact");
    await page.evaluate(() => Object.assign(window, { head: [...document.head.children] }));
    letScriptsCome();
    await waitForHydration(page);
    const missingOrTwice = () =>
      (window as unknown as { head: Element[] }).head
        .filter((was) => [...document.head.children].filter((is) => is.isEqualNode(was)).length !== 1)
        .map(({ outerHTML }) => outerHTML);
    expect(await page.evaluate(missingOrTwice)).toEqual([]);
    await expect(page.locator("strange-node")).not.toHaveCount(0);
  });

  test.describe("that remove and wrap nodes", () => {
    test.use({ expectedErrors: [/NotFoundError|Failed to load/] });

    test("every page can be left, and the form says what becomes of an inquiry @long", async ({ page }) => {
      await visit(page, "/");
      await page.locator("main > *").evaluateAll(([first, second]) => {
        first?.remove();
        second?.replaceWith(document.createElement("strange-node"));
      });
      const header = page.getByRole("navigation", { name: "Main" });
      await header.getByRole("link", { name: site.pages.contact }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages.contact);
      await waitForHydration(page);
      // Acknowledged only when the page is loaded again: an alert of the former one might be open while it goes.
      await form.answerWith(page, form.unreachable, form.unreachable, form.acknowledged);
      const alerts = form.watchAlerts(page);
      await form.send(page);
      await expect(form.failure(page)).toContainText(words.waiting.title);
      await form.failure(page).evaluate((region) => region.replaceChildren());
      await form.submit(page);
      await expect.poll(() => alerts).toEqual([words.sent]);
      await form.expectEmptyForm(page);
    });
  });
});
