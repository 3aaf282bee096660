import type { Locator, Page } from "@playwright/test";
import hindi from "#app/words/hi/home.json" with { type: "json" };
import hindiInquiry from "#app/words/hi/inquiry.json" with { type: "json" };
import { interpolate } from "#shared/interpolate.ts";
import english from "#words/home.json" with { type: "json" };
import inquiry from "#words/inquiry.json" with { type: "json" };
import { content } from "../site/content.ts";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { testLocales } from "./served-site.ts";
import { boxOf, visit, waitForHydration, waitForTypefaces } from "./visit.ts";

const popup = (page: Page) => page.getByRole("dialog", { name: content.home.popup.title });
const closeButton = (page: Page) => popup(page).getByRole("button", { name: "Close" });
const close = (page: Page) => closeButton(page).click();

const guest = { name: "Asha", mobile: "+91 98765 43210", email: "asha@example.com" };

async function fillIn(dialog: Locator, { fields }: typeof english.popup) {
  await dialog.getByLabel(fields.name).fill(guest.name);
  await dialog.getByLabel(fields.mobile).fill(guest.mobile);
  await dialog.getByLabel(fields.email).fill(guest.email);
}

test("the popup asks for name, mobile and email", async ({ page }) => {
  await visit(page, "/");
  const dialog = page.getByRole("dialog", { name: "Login and get 10% discount" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(3);
  for (const [label, type] of [
    ["Name", "text"],
    ["Mobile", "tel"],
    ["Email", "email"],
  ] as const) {
    const field = dialog.getByLabel(label);
    await expect(field).toHaveJSProperty("type", type);
    await expect(field).toHaveJSProperty("required", true);
    await expect(field).not.toHaveAttribute("maxlength");
  }
});

test("Submit logs what was typed, and sends nothing", async ({ page }) => {
  await visit(page, "/");
  await fillIn(popup(page), english.popup);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await popup(page).getByRole("button", { name: "Submit" }).click();
  expect(await (await logged).args()[0]?.jsonValue()).toEqual(guest);
  await expect(popup(page)).toBeVisible();
  expect((await page.requests()).filter((request) => request.method() === "POST")).toEqual([]);
});

test("a closed popup comes back with the guest, by a reload and by Back", async ({ page }) => {
  await visit(page, "/");
  await close(page);
  await expect(popup(page)).toBeHidden();
  await page.reload();
  // taps-before-hydration.spec.ts closes it before that.
  await waitForHydration(page);
  for (let time = 0; time < 2; time++) {
    await expect(popup(page)).toBeVisible();
    await close(page);
    await expect(popup(page)).toBeHidden();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dining" }).click();
    await expect(page).toHaveURL("/Dining");
    await page.goBack();
  }
  await expect(popup(page)).toBeVisible();
});

async function submitPopup(page: Page, words: typeof english): Promise<Locator> {
  const dialog = page.locator("dialog[open]").first();
  await fillIn(dialog, words.popup);
  await dialog.getByRole("button", { name: words.popup.submit }).click();
  await expect(dialog.getByRole("status")).toContainText(words.popup.submitted);
  return dialog;
}

/** Goes from the popup to the inquiry, writes on, and comes back to it by a reload. */
async function askForDiscount(page: Page, path: string, words: typeof english, { fields }: typeof inquiry) {
  await visit(page, path);
  const dialog = await submitPopup(page, words);
  const title = (await dialog.getByRole("heading").textContent()) ?? "";
  await dialog.getByRole("link", { name: words.hero.action }).click();
  const form = page.locator("#inquiry");
  const message = form.getByLabel(fields.message);
  const discount = interpolate(words.popup.prefilled, { title });
  await expect(message).toHaveValue(discount);
  await message.press("End");
  await message.pressSequentially("12 May");
  await page.reload();
  await expect(message).toHaveValue(`${discount}12 May`);
  await expect(form.getByLabel(fields.name)).toHaveValue(guest.name);
  await expect(form.getByLabel(fields.email)).toHaveValue(guest.email);
}

test("after Submit, Book Now leads to an inquiry that begins with the discount", ({ page }) =>
  askForDiscount(page, "/", english, inquiry));

testLocales("the same in Hindi @long", ({ page }) => askForDiscount(page, "/hi", hindi, hindiInquiry));

test("the popup's values fill only what is empty in the inquiry @long", async ({ page }) => {
  await visit(page, "/Contact");
  await form.fillIn(page, { name: "Bina", email: "", message: "Is the road open?" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  const dialog = await submitPopup(page, english);
  await dialog.getByRole("link", { name: english.hero.action }).click();
  await form.expectWords(page, { name: "Bina", email: guest.email, message: "Is the road open?" });
});

/** How large the popup and its parts are, and where inside of it, in windows of many widths. */
async function boxesByWidth(page: Page): Promise<Record<number, number[][]>> {
  const boxes: Record<number, number[][]> = {};
  for (let width = 280; width <= 1440; width += width < 640 ? 30 : 160) {
    await page.setViewportSize({ width, height: 900 });
    boxes[width] = await page
      .locator("dialog[open]:not([id]), dialog[open]:not([id]) :is(h2, input, .button)")
      .evaluateAll((all) =>
        (all as HTMLElement[]).map((part) => [part.offsetTop, part.offsetWidth, part.offsetHeight]),
      );
  }
  return boxes;
}

async function expectNoMoveAtSubmit(page: Page, path: string, words: typeof english) {
  await visit(page, path);
  await waitForTypefaces(page);
  const before = await boxesByWidth(page);
  await submitPopup(page, words);
  // The field that had the focus shrinks for a moment.
  await expect.poll(() => boxesByWidth(page)).toEqual(before);
}

test("Submit moves nothing in the popup", ({ page }) => expectNoMoveAtSubmit(page, "/", english));

testLocales("nor in Hindi @long", ({ page }) => expectNoMoveAtSubmit(page, "/hi", hindi));

test("it takes no focus and is not modal", async ({ page }) => {
  await visit(page, "/");
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await popup(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(false);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(popup(page)).toBeVisible();
});

test("Escape closes it, wherever the focus is", async ({ page }) => {
  for (const focused of [
    undefined,
    page.getByRole("link", { name: "Book Now" }).first(),
    popup(page).getByLabel("Name"),
  ]) {
    await page.goto("/");
    await focused?.focus();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
  }
});

const scrollTo2000 = (page: Page) =>
  page.evaluate(async () => {
    const done = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo({ top: 2000, behavior: "instant" });
    await done;
  });

for (const [width, height, long] of [
  [390, 844, ""],
  [1440, 900, " @long"],
] as const)
  test(`at ${width} px it is in the window at every load, wherever the page stands${long}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const expectSeen = async (when: string) => {
      for (const part of [closeButton(page), popup(page).getByRole("button", { name: "Submit" })])
        await expect(part, when).toBeInViewport({ ratio: 1 });
    };
    await visit(page, "/");
    await expectSeen("at the first load");
    await scrollTo2000(page);
    await expectSeen("while the page scrolls");
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expectSeen("after a reload far below");
    await close(page);
    await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/Contact']")?.click());
    // The URL is that of the new page before the page is shown.
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    await page.goBack();
    await expectSeen("by Back");
    await page.goto("about:blank");
    await visit(page, "/#testimonials");
    await expectSeen("with a link to a section");
    await close(page);
    await expect(popup(page)).toBeHidden();
    // Chromium keeps no page for Back while it is driven: the event is what a page out of that cache gets.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expectSeen("out of the back/forward cache");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") === null)).toBe(true);
  });

test("it rises after the picture, and its words sink into the picture when it closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await expect(popup(page)).toHaveCSS("animation-duration", "0.3s");
  const headline = page.getByRole("heading", { level: 1 });
  const before = await boxOf(headline);
  const moving = page.locator("section:has(> * h1) > *", { has: headline });
  const dialog = await popup(page).elementHandle();
  // In one command: on a slow machine the animation could be over before the next one.
  const durations = await moving.evaluate((element, dialog) => {
    (dialog as HTMLDialogElement).close();
    return element.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  }, dialog);
  expect(durations).toEqual([300]);
  await moving.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect((await boxOf(headline)).y).toBeGreaterThan(before.y + 100);
});

/** Runs in the page: the lines of text, and the controls, that the element lies over. */
function linesBehind(element: Element): string[] {
  const own = element.getBoundingClientRect();
  const lines: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const isControl = node instanceof Element && node.matches("a, button, input");
    const parent = isControl ? node : node.parentElement;
    if (!parent?.checkVisibility() || parent.closest(".hidden, .skip") || element.contains(node)) continue;
    if (!isControl && !(node instanceof Text && node.data.trim())) continue;
    const range = document.createRange();
    range.selectNode(node);
    for (const box of range.getClientRects())
      if (box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom)
        lines.push(node.textContent || parent.outerHTML);
  }
  return lines;
}

/** Whether a guest can hit the middle and the four corners of an element. */
const isFree = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y])),
    ];
    return points.every(([x = 0, y = 0]) => each.contains(document.elementFromPoint(x, y)));
  });

for (const [width, height, long] of [
  [390, 844, ""],
  [360, 640, " @long"],
  [375, 553, " @long"],
  [320, 568, " @long"],
  [768, 1024, " @long"],
  [844, 390, " @long"],
] as const)
  test(`at ${width} x ${height} it is a sheet at the lower edge, and shifts nothing${long}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await collectShifts(page);
    await page.goto("/");
    await waitForTypefaces(page);
    const sheet = await boxOf(popup(page));
    expect(sheet).toMatchObject({ x: 0, width, bottom: height });
    expect(sheet.height).toBeLessThanOrEqual(height / 2);
    for (const part of await popup(page).locator("h2, input, button, p:not([aria-hidden])").all())
      await expect(part).toBeInViewport({ ratio: 1 });
    const words = [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("link", { name: "Book Now" }).first(),
    ];
    if (height >= 553)
      for (const part of words) {
        await expect(part).toBeInViewport({ ratio: 1 });
        expect(await isFree(part), "headline and Book Now").toBe(true);
      }
    const chat = page.getByRole("link", { name: /^Chat with us/ });
    await expect(chat).toBeInViewport({ ratio: 1 });
    expect((await boxOf(chat)).bottom).toBeLessThan(sheet.y);
    expect(await chat.evaluate(linesBehind), "what the chat's button covers").toEqual([]);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.mouse.move(width / 2, 60);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await boxOf(popup(page))).toEqual(sheet);
    expect(await readShifts(page)).toEqual([]);
    await close(page);
    await expect(popup(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(chat).toBeInViewport({ ratio: 1 });
    for (const part of words) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await chat.evaluate(linesBehind), "without the sheet").toEqual([]);
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [2560, 1440],
] as const)
  test(`at ${width} x ${height} it is a card that leaves headline, Book Now and the chat free${width === 1440 ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await waitForTypefaces(page);
    const card = await boxOf(popup(page));
    expect(card.x).toBeGreaterThan(width / 2);
    expect(card.height).toBeLessThan(height / 2);
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("link", { name: "Book Now" }).first(),
      page.getByRole("link", { name: /^Chat with us/ }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const box = await boxOf(part);
      const isBeside = box.right <= card.x || box.x >= card.right || box.bottom <= card.y;
      expect(isBeside, (await part.textContent()) ?? "").toBe(true);
    }
  });

test("the page scrolls under a mouse that rests on the popup @phone", async ({ page }) => {
  await visit(page, "/");
  await closeButton(page).hover();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("focusing Book Now beside the open popup does not scroll the page", async ({ page }) => {
  await visit(page, "/");
  const bookNow = page.getByRole("link", { name: "Book Now" }).first();
  await bookNow.focus();
  await expect(bookNow).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const testWithLargeText = testLocales.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
    { scope: "worker" },
  ],
});

for (const [width, height, long] of [
  [390, 844, " @long"],
  [360, 640, ""],
] as const)
  testWithLargeText(
    `Hindi with text of 200 % at ${width} x ${height}: the sheet has at most half of the window, scrolls, and keeps its X${long}`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/hi");
      const sheet = page.locator("dialog[open]").first();
      expect((await boxOf(sheet)).height).toBeLessThanOrEqual(height / 2 + 1);
      const submit = sheet.getByRole("button", { name: hindi.popup.submit });
      await submit.scrollIntoViewIfNeeded();
      await expect(submit).toBeInViewport({ ratio: 1 });
      expect(await isFree(submit)).toBe(true);
      const x = sheet.getByRole("button", { name: hindi.popup.close });
      await expect(x).toBeInViewport({ ratio: 0.9 });
      await x.click();
      await expect(sheet).toBeHidden();
    },
  );
