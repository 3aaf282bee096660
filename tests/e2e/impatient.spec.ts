import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { interpolate } from "#shared/interpolate.ts";
import { type PageName, pagePaths } from "#shared/pages.ts";
import details from "#words/details.json" with { type: "json" };
import home from "#words/home.json" with { type: "json" };
import inquiry from "#words/inquiry.json" with { type: "json" };
import lightbox from "#words/lightbox.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import { withPatience } from "../run/patience.ts";
import { content } from "../site/content.ts";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { testLocales } from "./served-site.ts";
import { longExcept, menuButton, sitePages, visit, waitForHydration, waitForRest } from "./visit.ts";

// Guests do not wait. Each pair is two actions of a guest with these pauses between them: neither may be lost.

const pausesMs = [0, 50, 150, 300, 600];
const quickPausesMs = [0, 150];

interface Action {
  /** At a point of the window, without Playwright's wait until nothing moves or covers the control. */
  act(page: Page): Promise<unknown>;
  /** Sees what it has led to. */
  expectDone(page: Page): Promise<unknown>;
}

const press = (control: Locator, options?: { timeout: number }) =>
  control.click({ force: true, noWaitAfter: true, ...options });

function link(name: PageName): Action {
  const path = pagePaths[name];
  return {
    async act(page) {
      const target = page.locator(`header a[href="${path}"]:visible`).first();
      // The menu may still be open, and closes when the page arrives to which its link leads.
      await expect(async () => {
        if (!(await target.isVisible())) await press(menuButton(page));
        await press(target, { timeout: withPatience(1) });
      }).toPass();
    },
    async expectDone(page) {
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(sitePages.find((each) => each.path === path)?.title ?? "");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  };
}

const dialog = (page: Page) => page.locator("main dialog[open]");

let submitted = "";

const actions = {
  "link to Packages": link("packages"),
  "link to Dining": link("dining"),
  "link to Contact": link("contact"),
  "link to Home": link("home"),
  Back: {
    act: (page) => page.evaluate(() => history.back()),
    expectDone: (page) => expect(page).toHaveTitle(/Offers|Specials/),
  },
  "Pause motion": {
    async act(page) {
      // Its button is in the menu of narrow windows.
      const isInMenu = await menuButton(page).isVisible();
      if (isInMenu) await press(menuButton(page));
      await press(page.getByRole("button", { name: site.pause.motion }));
      if (isInMenu) await press(menuButton(page));
    },
    expectDone: (page) => expect(page.locator("html")).toHaveAttribute("data-motion", "paused"),
  },
  chat: {
    async act(page) {
      const chat = page.getByRole("link", { name: site.chat.action });
      // It is gone while the page moves down, which may begin just before the press.
      await expect(async () => {
        await expect(chat).toBeInViewport({ ratio: 0.5 });
        await press(chat);
      }).toPass();
    },
    expectDone: (page) => expect.poll(() => page.context().pages().length).toBe(2),
  },
  menu: {
    act: (page) => press(menuButton(page)),
    expectDone: (page) =>
      expect(page.getByRole("navigation", { name: site.menu, exact: true })).toBeVisible(),
  },
  dot: {
    act: (page) => press(page.getByRole("button", { name: dotName })),
    expectDone: (page) => expect(page.getByRole("button", { name: dotName })).toHaveAttribute("aria-current"),
  },
  "popup's X": {
    async act(page) {
      const x = page.getByRole("button", { name: home.popup.close, exact: true });
      await expect(x).toBeInViewport({ ratio: 0.5 });
      // While the sheet rises, the X would have moved on before the press arrives.
      await x.evaluate(async (button) => {
        const animations = button.closest("dialog")?.getAnimations() ?? [];
        await Promise.all(animations.map(({ finished }) => finished));
      });
      await press(x);
    },
    expectDone: (page) =>
      expect(page.getByRole("button", { name: home.popup.close, exact: true })).toBeHidden(),
  },
  details: {
    act: (page) => press(page.getByRole("button", { name: "MORE DETAILS" }).first()),
    expectDone: (page) => expect(dialog(page)).toBeVisible(),
  },
  "details' X": {
    act: (page) => press(dialog(page).getByRole("button", { name: details.close })),
    expectDone: (page) => expect(dialog(page)).toBeHidden(),
  },
  picture: {
    async act(page) {
      const opener = page.getByRole("button", { name: firstPicture });
      // In the middle nothing covers it.
      await opener.evaluate((button) => button.scrollIntoView({ block: "center" }));
      await press(opener);
    },
    expectDone: (page) => expect(page.getByRole("dialog", { name: lightbox.label })).toBeVisible(),
  },
  typing: {
    async act(page) {
      await press(page.getByLabel(inquiry.fields.message));
      await page.keyboard.type("We are four.");
    },
    expectDone: (page) => expect(page.locator("#inquiry textarea")).toHaveValue("We are four."),
  },
  "picture's next arrow": {
    act: (page) => press(page.getByRole("dialog").getByRole("button", { name: lightbox.next })),
    expectDone: (page) =>
      expect(page.getByRole("dialog", { name: lightbox.label }).getByRole("status")).toContainText(
        content.home.gallery[1]?.title ?? "",
      ),
  },
  Submit: {
    async act(page) {
      submitted = `We are four. ${randomUUID()}`;
      await form.fillIn(page, { ...form.words, message: submitted });
      await press(page.getByRole("button", { name: inquiry.submit }));
    },
    async expectDone(page) {
      const posts = async () => (await page.requests()).map((request) => request.postData() ?? "");
      await expect.poll(posts).toContainEqual(expect.stringContaining(submitted));
      await expect.poll(() => form.savedInquiries(page), "nothing waits").toEqual([]);
    },
  },
  scroll: {
    async act(page) {
      // A press at the top of the page scrolls back.
      await page.evaluate(() =>
        addEventListener("scroll", () => Object.assign(window, { hasScrolled: true }), { once: true }),
      );
      await page.mouse.wheel(0, 400);
    },
    expectDone: (page) => expect.poll(() => page.evaluate(() => "hasScrolled" in window)).toBe(true),
  },
  resize: {
    act: (page) => page.setViewportSize({ width: 700, height: 700 }),
    expectDone: (page) =>
      expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700),
  },
} satisfies Record<string, Action>;
type ActionName = keyof typeof actions;

const dotName = new RegExp(`^${interpolate(home.hero.showPicture, { position: 3, count: "" }).trim()}`);
const firstPicture = interpolate(lightbox.open, { title: content.home.gallery[0]?.title ?? "" });

/** On these pages both actions of a pair can be seen afterwards, in whatever order they come. */
const independent = {
  "/": ["Pause motion", "chat", "popup's X", "scroll", "resize"],
  "/Packages": ["Pause motion", "chat", "scroll", "resize"],
  "/Contact": ["Pause motion", "chat", "typing", "resize"],
} as const satisfies Record<string, readonly ActionName[]>;

interface Pair {
  at: string;
  first: ActionName;
  second: ActionName;
  /** The first one's effect is still there after the second. */
  both?: boolean;
}

/** The ones that were lost once. */
const quickPairs: readonly Pair[] = [
  { at: "/Contact", first: "link to Packages", second: "details" },
  { at: "/Dining", first: "link to Contact", second: "typing", both: true },
  { at: "/Packages", first: "link to Home", second: "popup's X", both: true },
  { at: "/Contact", first: "Submit", second: "link to Dining", both: true },
];

const rarePairs: readonly Pair[] = [
  { at: "/Contact", first: "link to Packages", second: "link to Dining" },
  { at: "/Offers", first: "link to Dining", second: "Back" },
  { at: "/Packages", first: "details", second: "details' X" },
  { at: "/Contact", first: "link to Dining", second: "chat", both: true },
  { at: "/Contact", first: "Submit", second: "chat", both: true },
  { at: "/Dining", first: "link to Contact", second: "Submit", both: true },
  { at: "/", first: "picture", second: "picture's next arrow" },
  { at: "/Packages", first: "link to Home", second: "dot", both: true },
  { at: "/Packages", first: "link to Home", second: "picture", both: true },
  ...Object.entries(independent).flatMap(([at, names]) =>
    names.flatMap((first) => [
      ...names.filter((second) => second !== first).map((second) => ({ at, first, second, both: true })),
      { at, first, second: "link to Dining" as const },
    ]),
  ),
];

for (const [pairs, pauses, tags] of [
  [quickPairs, quickPausesMs, "@only-phone"],
  [quickPairs, pausesMs, "@phone @long"],
  [rarePairs, pausesMs, "@phone @long"],
] as const)
  for (const { at, first, second, both } of pairs)
    test(`at ${at}: ${first}, then ${second}, ${pauses.join(", ")} ms later ${tags}`, async ({ page }) => {
      await page.context().route(/wa\.me/, (route) => route.fulfill({ body: "" }));
      // While the browser's own alert is open, no tap reaches the page, and the guest sees why.
      await page.addInitScript(() => Object.assign(window, { alert: () => {} }));
      const size = page.viewportSize();
      for (const pauseMs of pauses)
        await test.step(`${pauseMs} ms`, async () => {
          if (size) await page.setViewportSize(size);
          await visit(page, at);
          await actions[first].act(page);
          await page.waitForTimeout(pauseMs);
          await actions[second].act(page);
          await actions[second].expectDone(page);
          if (both) await actions[first].expectDone(page);
          for (const tab of page.context().pages().slice(1)) await tab.close();
          // The next visit is another guest's.
          await page.evaluate(() => {
            localStorage.clear();
            sessionStorage.clear();
          });
        });
    });

const toHindi: Action = {
  // In the header at every width.
  act: (page) => press(page.locator("header a[hreflang^=hi]:visible").first()),
  expectDone: (page) => expect(page.locator("html")).toHaveAttribute("lang", /^hi/),
};

for (const pauseMs of quickPausesMs) {
  testLocales(
    `another language, then Dining ${pauseMs} ms later${longExcept([0], pauseMs)}`,
    async ({ page }) => {
      await visit(page, "/Packages");
      await toHindi.act(page);
      await page.waitForTimeout(pauseMs);
      // The page in Hindi may be there already.
      await press(page.locator("header a[href$='/Dining']:visible").first());
      await expect(page).toHaveURL(/\/Dining$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

  testLocales(
    `what is typed ${pauseMs} ms before another language is there on the way back @phone${longExcept([0], pauseMs)}`,
    async ({ page }) => {
      await visit(page, "/Contact");
      await actions.typing.act(page);
      await page.waitForTimeout(pauseMs);
      await toHindi.act(page);
      await toHindi.expectDone(page);
      await page.goBack();
      await actions.typing.expectDone(page);
    },
  );
}

test("what is typed right before a link is followed is there on the way back @only-phone", async ({
  page,
}) => {
  for (const pauseMs of quickPausesMs) {
    await visit(page, "/Contact");
    await actions.typing.act(page);
    await page.waitForTimeout(pauseMs);
    await actions["link to Dining"].act(page);
    await actions["link to Dining"].expectDone(page);
    await page.goBack();
    await actions.typing.expectDone(page);
    await page.evaluate(() => sessionStorage.clear());
  }
});

for (const { path } of sitePages)
  test(`End right after the load of ${path} reaches the end @phone${longExcept(["/"], path)}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press("End");
    await waitForHydration(page);
    await waitForRest(page);
    await expect(page.getByRole("contentinfo").locator("p").last()).toBeInViewport({ ratio: 1 });
  });
