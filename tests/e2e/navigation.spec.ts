import type { Page } from "@playwright/test";
import { navigationPages, pagePaths } from "#shared/pages.ts";
import { words } from "#words/contact.ts";
import { words as site } from "#words/site.ts";
import { expect, test } from "./fixtures.ts";
import { longExcept, sitePages, visit, visitAtRest, waitForHydration, waitForRest } from "./visit.ts";

const pageNamesShown = navigationPages.map((name) => site.pages[name]);

const header = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menuButton = (page: Page) => page.getByRole("button", { name: /^Menu of/ });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });
const titleOf = (path: string) => sitePages.find((entry) => entry.path === path)?.title ?? "";

test("the header links to every page without a reload, and marks the current one", async ({ page }) => {
  await visit(page, "/Contact");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const name of navigationPages) {
    const to = pagePaths[name];
    await header(page).getByRole("link", { name: site.pages[name], exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page).toHaveTitle(titleOf(to));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(header(page).locator('[aria-current="page"]')).toHaveText(site.pages[name]);
    // For screen readers: the new page's title in a status region.
    await expect(page.locator("#page-name")).toHaveText(titleOf(to));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a page's script comes when its link is touched, before the link is followed", async ({ page }) => {
  // Idle time never comes.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await visit(page, "/Contact");
  const asked = page.waitForRequest(/DiningPage/);
  await header(page).getByRole("link", { name: "Dining" }).hover();
  await asked;
  await expect(page).toHaveURL("/Contact");
});

/** The names of the pages whose scripts are requested. A busy machine may have no idle moment: here each task is one. */
async function requestedPages(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) => Number(setTimeout(work));
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name = ""] = /(\w+Page)-/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

test("until a page's script is here the previous page stays; then the page comes in one go", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const script = Promise.withResolvers<void>();
  await page.route(/DiningPage-[^/]+\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await visit(page, "/Contact");
  const heading = page.getByRole("heading", { level: 1 });
  const contact = (await heading.textContent()) ?? "";
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: "instant" });
    document.querySelector<HTMLElement>("header nav a[href='/Dining']")?.click();
  });
  await expect(page).toHaveURL("/Contact");
  await expect(heading).toHaveText(contact);
  expect(await scrolled()).toBe(700);
  script.resolve();
  await expect(heading).toHaveText("Dining");
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText(contact);
  await expect.poll(scrolled).toBe(700);
  const atOnce = await page.evaluate(async () => {
    document.querySelector<HTMLElement>("header nav a[href='/Dining']")?.click();
    await Promise.resolve();
    return document.querySelector("h1")?.textContent;
  });
  expect(atOnce).toBe("Dining");
});

test("in idle moments the other pages' scripts come", async ({ page }) => {
  const asked = await requestedPages(page);
  await visit(page, "/Contact");
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["DiningPage", "OffersPage", "AboutPage"]));
});

test("in idle moments no other page's script comes where the guest saves data @long", async ({ page }) => {
  const asked = await requestedPages(page);
  await page.addInitScript(() => {
    const idleTasks: IdleRequestCallback[] = [];
    Object.assign(window, {
      idleTasks,
      requestIdleCallback: (task: IdleRequestCallback) => idleTasks.push(task),
    });
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await visit(page, "/Contact");
  // The last request comes after those of all idle tasks.
  const last = page.waitForRequest(/robots\.txt/);
  await page.evaluate(() => {
    const { idleTasks } = window as unknown as { idleTasks: (() => void)[] };
    for (let task = idleTasks.shift(); task; task = idleTasks.shift()) task();
    void fetch("/robots.txt");
  });
  await last;
  expect(new Set(asked)).toEqual(new Set(["ContactPage"]));
});

test("Good to know is one tap away on Packages @long", async ({ page }) => {
  await visit(page, "/Packages");
  await page.getByRole("main").getByRole("link", { name: words.questions.title }).click();
  await expect(page.getByRole("heading", { name: words.questions.title })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(words.questions.rest)).toBeInViewport({ ratio: 1 });
});

for (const { path } of sitePages)
  test(`nothing keeps ${path} out of the browser's cache for back and forward${longExcept(["/"], path)}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const names: string[] = [];
      Object.assign(window, { names });
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (name, ...rest) {
        names.push(name);
        add.call(this ?? window, name, ...rest);
      };
    });
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"]).not.toContain("no-store");
    await waitForHydration(page);
    const names = await page.evaluate(() => (window as unknown as { names: string[] }).names);
    expect(names).toContain("pagehide");
    expect(names.filter((name) => name.endsWith("unload"))).toEqual([]);
  });

test("back and forward return to the page and its scroll position", async ({ page }) => {
  await visitAtRest(page, "/Dining");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The position is remembered at the event, which comes with the next frame.
  await page.evaluate(async () => {
    const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
    scrollTo(0, 1200);
    await scrolled;
  });
  // Not by a locator, whose click may scroll the page first.
  const link = await header(page).getByRole("link", { name: "Offers" }).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10);
  await expect(page).toHaveURL("/Offers");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dining" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Packages and Specials");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

for (const way of ["back", "reload"] as const)
  test(`by ${way} a guest sees the same part of a page whose sections are of other heights than estimated`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visitAtRest(page, "/");
    const lastSection = page.locator(".below-fold").last();
    const top = () => lastSection.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await page.evaluate(async () => {
      const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
      scrollTo(0, 5500);
      await scrolled;
    });
    const before = await top();
    if (way === "reload") {
      await page.reload();
      await waitForHydration(page);
    } else {
      await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/Contact']")?.click());
      await expect(page).toHaveURL("/Contact");
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
    await waitForRest(page);
    await expect.poll(top).toBe(before);
  });

test("a reload keeps the scroll position", async ({ page }) => {
  await visit(page, "/Dining");
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("the links of the footer and the breadcrumb work without a reload", async ({ page }) => {
  await visit(page, "/Offers");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/AboutUs");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /, home$/ })
    .click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the skip link is first and skips the header", async ({ page }) => {
  await visit(page, "/Dining");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => !!document.activeElement?.closest("main"))).toBe(true);
});

test.describe("the small menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens and closes by its icon, which switches, and by Escape", async ({ page }) => {
    await visit(page, "/Dining");
    await expect(header(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();
    const icon = () => menuButton(page).locator("svg:visible use").getAttribute("href");
    expect(await icon()).toMatch(/#menu$/);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await icon()).toMatch(/#close$/);
    await expect(menu(page).getByRole("link")).toHaveText(pageNamesShown);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText("Dining");
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    expect(await icon()).toMatch(/#menu$/);
    await menuButton(page).click();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("works by keyboard, and closes after a link is followed", async ({ page }) => {
    await visit(page, "/Dining");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pagePaths.packages);
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("closes when the guest goes back", async ({ page }) => {
    await visit(page, "/Dining");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dining");
    await expect(menu(page)).toBeHidden();
  });
});
