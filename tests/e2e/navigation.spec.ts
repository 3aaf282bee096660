import type { Page } from "@playwright/test";
import { navigationPages, pagePaths } from "#shared/pages.ts";
import site from "#words/site.json" with { type: "json" };
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { holdBack, sitePages, visit, visitAtRest, waitForHydration, waitForRest } from "./visit.ts";

const header = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const titleOf = (path: string) => sitePages.find((entry) => entry.path === path)?.title ?? "";
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => "sameDocument" in window), "without a reload").toBe(true);

/** Scrolls and waits for the event, at which the position is remembered. */
const scrollDown = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    const done = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo({ top, behavior: "instant" });
    await done;
  }, y);

test("header, breadcrumb and footer lead to every page without a reload", async ({ page }) => {
  await visit(page, "/Contact");
  await markDocument(page);
  for (const name of navigationPages) {
    const to = pagePaths[name];
    await header(page).getByRole("link", { name: site.pages[name], exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page).toHaveTitle(titleOf(to));
    await expect(heading(page)).toBeVisible();
    await expect(header(page).locator('[aria-current="page"]')).toHaveText(site.pages[name]);
    // For screen readers: the new page's title in a status region.
    await expect(page.locator("#page-name")).toHaveText(titleOf(to));
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  const footer = page.getByRole("contentinfo");
  await waitForRest(page);
  await footer.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/AboutUs");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await waitForRest(page);
  await footer.getByRole("link", { name: /, home$/ }).click();
  await expect(page).toHaveURL("/");
  await expectSameDocument(page);
});

test("a link with a target, or one that is pressed with a key, is the browser's, also before its page's script", async ({
  page,
}) => {
  await requestedScripts(page, { isIdle: false });
  await visit(page, "/Contact");
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  const isTaken = (name: string, init: Record<string, boolean> = {}) =>
    page
      .locator(`a[href="/${name}"]`)
      .first()
      .evaluate((link, options) => {
        const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
        let isOurs = true;
        addEventListener("click", () => (isOurs = false), { once: true });
        link.dispatchEvent(click);
        return isOurs;
      }, init);
  expect(await isTaken("Privacy"), "target=_blank").toBe(false);
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
    expect(await isTaken("Dining", { [key]: true }), key).toBe(false);
  expect(await isTaken("Dining")).toBe(true);
});

/** The scripts that are requested. A busy machine may have no idle moment: here each task is one, or none. */
async function requestedScripts(page: Page, { isIdle }: { isIdle: boolean }): Promise<string[]> {
  await page.addInitScript((idle) => {
    window.requestIdleCallback = (work) => (idle ? Number(setTimeout(work)) : 0);
  }, isIdle);
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name = ""] = /\/assets\/(\w+)-[^/]+\.js/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

test("the other pages' scripts come in idle moments, or when a link is touched", async ({ page }) => {
  const asked = await requestedScripts(page, { isIdle: true });
  await visit(page, "/Contact");
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["DiningPage", "OffersPage", "AboutPage"]));
  const busy = await page.context().newPage();
  const touched = await requestedScripts(busy, { isIdle: false });
  await visit(busy, "/Contact");
  expect(touched).not.toContain("DiningPage");
  await header(busy).getByRole("link", { name: "Dining" }).hover();
  await expect.poll(() => touched).toContain("DiningPage");
  await expect(busy).toHaveURL("/Contact");
});

test("a guest who saves data loads one page with its script, and no film", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } });
  });
  const asked = await requestedScripts(page, { isIdle: true });
  await visit(page, "/AboutUs");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((name) => /Page$|deliver|inquiry/.test(name))).toEqual(["AboutPage"]);
  const film = page.locator("main video");
  await expect(film).toHaveJSProperty("currentSrc", "");
  await page.getByRole("button", { name: "Play video" }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test("until a page's script is here the previous page stays as it is @long", async ({ page }) => {
  await requestedScripts(page, { isIdle: false });
  const letScriptCome = await holdBack(page, /DiningPage-[^/]+\.js/);
  await visit(page, "/Contact");
  await scrollDown(page, 700);
  await page.evaluate(() => document.querySelector<HTMLElement>("header nav a[href='/Dining']")?.click());
  await expect(page).toHaveURL("/Contact");
  await expect(heading(page)).toHaveText("Contact");
  expect(await scrolled(page)).toBe(700);
  letScriptCome();
  await expect(heading(page)).toHaveText("Dining");
  expect(await scrolled(page)).toBe(0);
  // After a reload the former page's script is not here.
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(heading(page)).toHaveText("Contact");
  await expect.poll(() => scrolled(page)).toBe(700);
});

test("a page turns in 200 ms while the berry slides; not where motion is paused", async ({ page }) => {
  await visit(page, "/Contact");
  /** What is animated when a link is followed, or the heading where nothing is. */
  const turn = (to: string) =>
    page.evaluate(async (address) => {
      const start = document.startViewTransition.bind(document);
      let moves: string[] = [];
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          moves = document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect;
            return pseudoElement?.includes("group") ? `${pseudoElement} ${effect?.getTiming().duration}` : [];
          });
        });
        return transition;
      };
      document.querySelector<HTMLElement>(`header nav a[href='${address}']`)?.click();
      const hasCome = () => document.querySelector("[aria-current=page]")?.getAttribute("href") === address;
      while (!hasCome() || document.activeViewTransition) await new Promise(requestAnimationFrame);
      return moves.sort();
    }, to);
  expect(await turn("/Dining")).toEqual(
    ["berry", "root"].map((name) => `::view-transition-group(${name}) 200`),
  );
  await page.getByRole("button", { name: "Pause motion" }).click();
  expect(await turn("/Offers")).toEqual([]);
});

test("the chat covers nothing and steps aside; in low windows the header scrolls away", async ({ page }) => {
  const chat = page.getByRole("link", { name: /^Chat with us/ });
  await page.setViewportSize({ width: 320, height: 256 });
  await visitAtRest(page, "/Dining");
  await expect(chat).toBeInViewport({ ratio: 1 });
  await scrollDown(page, 700);
  await expect(chat).not.toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await scrollDown(page, 600);
  await expect(chat).toBeInViewport({ ratio: 1 });
  await scrollDown(page, 99_999);
  await expect(chat).toBeInViewport({ ratio: 1 });
  await visit(page, "/");
  const isUncovered = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(await page.getByRole("button", { name: "Pause motion" }).evaluate(isUncovered)).toBe(true);
  await chat.focus();
  expect(await chat.evaluate(isUncovered)).toBe(true);
});

test("by back, forward and reload a guest sees the same part of a page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visitAtRest(page, "/");
  await markDocument(page);
  const top = () =>
    page
      .locator(".below-fold")
      .last()
      .evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await scrollDown(page, 5500);
  const before = await top();
  await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/Contact']")?.click());
  await expect(heading(page)).toHaveText("Contact");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await waitForRest(page);
  await expect.poll(top).toBe(before);
  await page.goForward();
  await expect(heading(page)).toHaveText("Contact");
  await expectSameDocument(page);
  await page.goBack();
  await waitForRest(page);
  await page.reload();
  await waitForHydration(page);
  await waitForRest(page);
  await expect.poll(top).toBe(before);
});

test("a link skips the header; on small screens a menu has the links, also by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole("button", { name: /^Menu of/ });
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  const icon = button.locator("svg").filter({ visible: true }).locator("use");
  await visit(page, "/Dining");
  await markDocument(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => !!document.activeElement?.closest("main"))).toBe(true);
  await expect(header(page)).toBeHidden();
  await expect(icon).toHaveAttribute("href", /#menu$/);
  await button.click();
  await expect(icon).toHaveAttribute("href", /#close$/);
  await expect(menu.getByRole("link")).toHaveText(navigationPages.map((name) => site.pages[name]));
  await expect(menu.locator('[aria-current="page"]')).toHaveText("Dining");
  expect(await violationsOf(page)).toEqual([]);
  await button.click();
  await expect(menu).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pagePaths.packages);
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText("Dining");
  await expect(menu).toBeHidden();
  await expectSameDocument(page);
});
