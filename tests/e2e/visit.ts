import { expect, type Locator, type Page } from "@playwright/test";
import { interpolate } from "#shared/interpolate.ts";
import { type PageName, pageNames, pagePaths } from "#shared/pages.ts";
import { type BuildWords, loadWords } from "#site-build/content/words.ts";
import { withPatience } from "../run/patience.ts";
import { content } from "../site/content.ts";

const words: BuildWords & Partial<Record<PageName, { heading?: string }>> = loadWords("en-IN");

/** Every page of the site. */
export const sitePages = pageNames.map((name) => {
  const title = `${words[name]?.heading ?? words.site.pages[name]} | ${content.site.name}`;
  return { path: pagePaths[name], title: name === "home" ? content.home.title : title };
});

/**
 * Ends the title of a test that there is for many pages or widths: `npm test` runs it for `quick`, `npm run test:long` for the
 * others.
 */
export const longExcept = <One>(quick: readonly One[], one: One) => (quick.includes(one) ? "" : " @long");

/** Texts as the specification lists them: one; another. */
export const listed = ([texts = ""]: TemplateStringsArray) => texts.split(/;\s+/);

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Holds back what is requested at these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const allowed = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await allowed.promise;
    await route.continue().catch(() => {}); // its page may be gone
  });
  return allowed.resolve;
}
/** The page's scripts; app/start.ts, which loads the others, comes at once. */
export const pageScripts = /\/assets\/(?!start-)[^/]+\.js$/;

/**
 * Runs in the page: what extensions do: nodes in head and body, a field and an attribute of their own at each field, a mark
 * around each telephone.
 */
export function extend() {
  addEventListener("DOMContentLoaded", () => {
    const strange = () => document.createElement("strange-node");
    document.head.prepend(strange());
    document.body.prepend(strange());
    document.body.append(strange());
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("type", field.getAttribute("type") ?? "text");
      field.before(strange(), document.createElement("input"));
    }
    for (const link of document.querySelectorAll("a[href^=tel]"))
      for (const text of [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
        const mark = strange();
        text.replaceWith(mark);
        mark.append(text);
      }
  });
}

/** The addresses that the page has requested. */
export const requested = async (page: Page, addresses: RegExp) =>
  (await page.requests()).map((request) => request.url()).filter((url) => addresses.test(url));

/** A key press starts hydration at once; without it the page waits until it is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expectHydrated(page);
}

/** Without a key press, because layout shifts in the half second after one do not count. */
export async function visitUntouched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}

/** Taps are kept until hydration. A link that was followed before it may load another page meanwhile. */
export const expectHydrated = (page: Page, options = { timeout: withPatience(10) }) =>
  page.waitForFunction(() => !("replayTap" in window), undefined, options);

/** `document.fonts.ready` does not wait for them: they are added when they are loaded. */
export async function waitForTypefaces(page: Page): Promise<void> {
  const added = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => status === "loaded" && /^"?(Tiro|Tiro Devanagari|Anek)"?$/.test(family),
        ).length,
    );
  await expect.poll(added).toBeGreaterThanOrEqual(2);
}

/**
 * Waits until a hydrated page moves no more by itself: a click would miss. It has its typefaces, and all sections their
 * height.
 */
export async function waitForRest(page: Page): Promise<void> {
  await waitForTypefaces(page);
  await expect(page.locator('[style="height: 100vh;"], .below-fold:not([style*="visible"])')).toHaveCount(0);
}

/** Opens the menu of narrow windows. By its whole name, because the menu's own button closes it. */
export const menuButton = (page: Page) =>
  page.getByRole("button", {
    name: interpolate(words.site.menuButton, { name: content.site.name }),
    exact: true,
  });

/** Where an element is in the window. */
export const boxOf = (element: Locator) =>
  element.evaluate((each) => each.getBoundingClientRect().toJSON() as Omit<DOMRect, "toJSON">);

/** Scrolls to the end and back, and waits for what that loads. */
export async function scrollThrough(page: Page): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const tops = Array.from({ length: Math.ceil(tall / 600) }, (_, index) => index * 600);
  for (const top of [...tops, ...tops.toReversed()])
    await page.evaluate(async (y) => {
      scrollTo(0, y);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, top);
  await page.waitForLoadState("networkidle");
}

/** For tests that compare positions: typefaces that come between two measurements move what is measured. */
export async function visitAtRest(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await waitForRest(page);
}

/** `visit` with a stopped clock: time passes only by `pass`. */
export async function visitInFrozenTime(page: Page, address: string): Promise<void> {
  const start = new Date("2026-05-01T09:00:00");
  // The clock runs until it is stopped, on a busy machine for seconds, and cannot be turned back.
  await page.clock.install({ time: new Date(start.getTime() - 600_000) });
  await page.clock.pauseAt(start);
  await visit(page, address);
  await waitForTypefaces(page); // they move what is clicked
}

/** Moves a stopped clock by `ms` milliseconds and lets React render. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
  });
}

/** Simulates a hidden tab, because headless Chromium never hides one. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Moves fingers at once, each along its own points. */
export async function touch(page: Page, paths: readonly { x: number; y: number }[][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const step of paths[0]?.keys() ?? []) {
    const touchPoints = paths.map((path, id) => ({ x: 0, y: 0, ...path[step], id }));
    const type = step === 0 ? "touchStart" : "touchMove";
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
