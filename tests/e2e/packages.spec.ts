import type { Locator, Page } from "@playwright/test";
import details from "#words/details.json" with { type: "json" };
import offerWords from "#words/offers.json" with { type: "json" };
import packageWords from "#words/packages.json" with { type: "json" };
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { listed, visit, waitForTypefaces } from "./visit.ts";

// What a guest who wants to come looks for: what it costs, for whom, and how to ask.

const { packages } = content.packages;
const phone = { width: 390, height: 844 };

const more = (page: Page, title: string) =>
  page.getByRole("article", { name: title, exact: true }).getByRole("button", { name: "MORE DETAILS" });
const detailsOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test("a phone's first screen has the lowest price on Home and on Packages", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await waitForTypefaces(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Book Now" })).toBeInViewport({ ratio: 1 });
  const lowest = main.getByRole("link", { name: "Packages from ₹6,000" });
  await expect(lowest).toBeInViewport({ ratio: 1 });
  await lowest.click();
  await expect(page).toHaveURL("/Packages");
  const price = main.getByText("From ₹6,000");
  await expect(price).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const specified = [
  {
    texts: listed`Basic Getaway; 2 people, 1 cottage; Relax & Rejuvenate; ₹6,000`,
    includes: listed`Welcome drink; Cottage stay; 3 meals plus evening snacks; Waterfall trek;
      Bonfire with light music; Swimming pool access; Outdoor games (badminton, cricket); Indoor game (carrom)`,
  },
  {
    texts: listed`Adventure Plus; 2 people, 1 cottage; Thrill Meets Comfort; ₹8,000`,
    includes: listed`Everything in Basic Getaway; River rafting; Rock climbing`,
  },
  {
    texts: listed`Ultimate Explorer; 2 days, 2 people, 2-day stay; Live the Experience; ₹10,000`,
    includes: listed`Day 1 cottage stay, day 2 village stay; All meals with local cuisine; Waterfall trek;
      Bonfire with folk or ambient music; River rafting; Rock climbing; Visit to a historic site;
      Hike to a mountain lake; The pool and games`,
  },
];

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");

/** Title, subtitle, tagline, price. */
async function expectInOrder(within: Locator, texts: readonly string[]) {
  for (const text of texts) await expect(within.getByText(text, { exact: true })).toBeVisible();
  const said = (await within.innerText()).replaceAll(/\s+/g, " ");
  const places = texts.map((text) => said.indexOf(text));
  expect(Math.min(...places), said).toBeGreaterThanOrEqual(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

// dialogs.spec.ts: the page behind stays where it is.
test("each package's card has the specified texts, and MORE DETAILS all that it includes", async ({
  page,
}) => {
  await visit(page, "/Packages");
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(3);
  for (const [index, { texts, includes }] of specified.entries()) {
    const card = cards.nth(index);
    await expectInOrder(card, texts);
    await expect(card.getByRole("listitem")).toHaveText([...includes.slice(0, 3), "...and more"]);
    await card.getByRole("button", { name: "MORE DETAILS" }).click();
    const modal = page.getByRole("dialog", { name: texts[0] ?? "" });
    await expect(modal.getByRole("img")).toHaveCount(3);
    await expectInOrder(modal, texts);
    const listed = await modal.getByRole("listitem").allTextContents();
    expect(listed.slice(0, includes.length)).toEqual(includes);
    // The second one repeats what the first includes.
    expect(listed.slice(includes.length)).toEqual(index === 1 ? specified[0]?.includes : []);
    await modal.getByRole("button", { name: "Close details" }).click();
    await expect(modal).toBeHidden();
  }
});

test("the details open in 0.3 s, and have 99 % of the window's height at most", async ({ page }) => {
  await visit(page, "/Packages");
  await more(page, "Basic Getaway").click();
  const [duration, maxHeight] = await detailsOf(page, "Basic Getaway").evaluate((element) => {
    const { transitionDuration, maxHeight } = getComputedStyle(element);
    return [transitionDuration.split(", ")[0], Number.parseFloat(maxHeight) / innerHeight];
  });
  expect(duration).toBe("0.3s");
  expect(maxHeight).toBeCloseTo(0.99, 2);
});

test("what concerns families stands below the cards, with a link that asks about children @long", async ({
  page,
}) => {
  await visit(page, "/Packages");
  const main = page.getByRole("main");
  await expect(cardsOf(page).filter({ hasText: /child|14 to 65/i })).toHaveCount(0);
  await expect(main.getByText("Rafters must be 14 to 65 years old.")).toBeVisible();
  await main.getByRole("link", { name: packageWords.families.link }).click();
  const message = page.getByLabel(/^Message/);
  await expect(message).toHaveValue("What would Basic Getaway cost with children? Their ages: ");
});

const comparisonOf = (page: Page) =>
  page.getByRole("main").locator("section", { has: page.getByRole("heading", { name: "Side by side" }) });

test("the comparison has each package's price, and what it includes", async ({ page }) => {
  await visit(page, "/Packages");
  const columns = comparisonOf(page).locator("li");
  await expect(columns.getByRole("heading")).toHaveText(packages.map(({ title }) => title));
  const [basic, plus] = packages;
  const included = columns.nth(1).locator("dl > div").last().locator("dd");
  // All that Basic Getaway includes is said by its name.
  await expect(included).toHaveText(plus?.details.slice(0, 3) ?? []);
  await expect(columns.first().locator("dl > div").last().locator("dd")).toHaveText(basic?.details ?? []);
  for (const prices of [cardsOf(page), columns])
    for (const [index, amount] of ["₹6,000", "₹8,000", "₹10,000"].entries())
      await expect(prices.nth(index)).toContainText(new RegExp(`${details.price}\\s*${amount}`));
});

test("the comparison stands in the cards' columns; on phones it is folded, and below each other @long", async ({
  page,
}) => {
  await visit(page, "/Packages");
  const columns = comparisonOf(page).locator("li");
  const leftOf = (all: Locator) =>
    all.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  expect(await leftOf(columns)).toEqual(await leftOf(cardsOf(page)));
  await page.setViewportSize(phone);
  await expect(columns.first()).toBeHidden();
  await comparisonOf(page).getByText(packageWords.compare).click();
  await expect(columns.first()).toBeVisible();
  expect(new Set(await leftOf(columns)).size).toBe(1);
});

test("a text in letters that run the other way has its own direction @long", async ({ page }) => {
  await visit(page, "/Packages");
  const [first, last] = await page
    .getByRole("article")
    .first()
    .locator("p")
    .first()
    .evaluate((text) => {
      text.textContent = "أهلا وسهلا!";
      const range = document.createRange();
      const leftOf = (at: number) => {
        range.setStart(text.firstChild as Text, at);
        range.setEnd(text.firstChild as Text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return [leftOf(0), leftOf(text.textContent.length - 1)];
    });
  expect(last, "the exclamation mark ends the text on its left").toBeLessThan(first ?? 0);
});

test("a package's details lead to a chat and to an inquiry about it @rarely-phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/Packages");
  await more(page, "Adventure Plus").click();
  const dialog = detailsOf(page, "Adventure Plus");
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const chat = await dialog.getByRole("link", { name: "Ask by chat" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toMatch(/^https:\/\/wa\.me\/\d+\?text=Adventure Plus/);
  await dialog.getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL("/Contact?about=adventure-plus");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const message = page.getByLabel(/^Message/);
  await expect(message).toHaveValue(/Adventure Plus/);
  for (const part of [message, page.getByRole("button", { name: "Submit" })])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test("an offer leads to an inquiry about it", async ({ page }) => {
  await visit(page, "/Offers");
  const link = page.getByRole("link", { name: "Ask about this offer" }).nth(1);
  await expect(link).toHaveAccessibleDescription("LONG STAY OFFERS");
  await link.click();
  await expect(page).toHaveURL("/Contact?about=long-stay-offers");
  await expect(page.getByLabel(/^Message/)).toHaveValue(/Long Stay Offers/);
});

test("Offers says once that prices are in pesos @long", async ({ page }) => {
  await visit(page, "/Offers");
  await expect(page.getByText(offerWords.pesos)).toHaveCount(1);
});

test("a link about a package begins an empty message only, and needs no exact address", async ({ page }) => {
  await visit(page, "/Contact");
  const message = page.getByLabel(/^Message/);
  await message.fill("Is the road open?");
  await visit(page, "/Contact?about=basic-getaway");
  await expect(message, "the guest's own words stay").toHaveValue("Is the road open?");
  await message.fill("");
  await visit(page, "/Contact?about=constructor");
  await expect(message).toHaveValue("");
  await visit(page, "/Contact?about=basic-getaway).");
  await expect(message).toHaveValue(/Basic Getaway/);
});

test("the details open at their top, with their button always in view @long", async ({ page }) => {
  const title = "Basic Getaway";
  const dialog = detailsOf(page, title);
  const close = dialog.getByRole("button", { name: "Close details" });
  await visit(page, "/Packages");
  for (const [width, height] of [
    [1280, 600],
    [390, 560],
    // Browsers keep the scroll position from the last time.
    [390, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await more(page, title).focus();
    await page.keyboard.press("Enter");
    await expect(close).toBeFocused();
    await expect(dialog, `at ${width} px`).toHaveJSProperty("scrollTop", 0);
    // The covers are the files that the card has loaded: none comes late.
    const sources = (within: Locator) =>
      within.locator("img").evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
    await expect.poll(async () => (await sources(dialog)).every(Boolean)).toBe(true);
    const card = await sources(page.getByRole("article", { name: title }));
    expect(card).toEqual(expect.arrayContaining(await sources(dialog)));
    expect(await dialog.evaluate((each) => each.matches(":modal")), "holds the focus").toBe(true);
    await dialog.getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(dialog.getByRole("listitem").last()).toBeInViewport();
    await expect(close, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(more(page, title)).toBeFocused();
  }
});

test("a click beside the details closes them @long", async ({ page }) => {
  await visit(page, "/Packages");
  await more(page, "Basic Getaway").click();
  await expect(detailsOf(page, "Basic Getaway")).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(detailsOf(page, "Basic Getaway")).toBeHidden();
});
