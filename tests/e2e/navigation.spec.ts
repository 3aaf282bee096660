import type { Page } from "@playwright/test";
import { navigationPages, pageNames, pagePaths } from "#shared/pages.ts";
import inquiry from "#words/inquiry.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import { watchAlerts } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack, sitePages, visit, visitAtRest, waitForHydration, waitForRest } from "./visit.ts";

const header = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const titleOf = (path: string) => sitePages.find((entry) => entry.path === path)?.title ?? "";
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** Without moving the pointer, which would load the page's script ahead. */
const clickLink = (page: Page, to: string) =>
  page.evaluate((path) => document.querySelector<HTMLElement>(`header nav a[href='${path}']`)?.click(), to);
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => "sameDocument" in window), "without a reload").toBe(true);

/** Also when the browser has run what was waiting. */
async function expectStaysAt(page: Page, path: string) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(titleOf(path));
  await expectSameDocument(page);
}

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
    await expect(page.locator("#site > [role=status]")).toHaveText(titleOf(to));
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

test("a link that is pressed with Ctrl opens a tab of its own", async ({ page, context }) => {
  await visit(page, "/Contact");
  const tab = context.waitForEvent("page");
  await header(page)
    .getByRole("link", { name: "Dining" })
    .click({ modifiers: ["Control"] });
  await expect(await tab).toHaveURL("/Dining");
  await expect(page).toHaveURL("/Contact");
});

test("a link to a place in another page leads there", async ({ page }) => {
  await visit(page, "/Dining");
  await markDocument(page);
  await page.locator("footer a[href='/Contact']").evaluate((link: HTMLAnchorElement) => {
    link.hash = "inquiry";
    link.click();
  });
  await expect(page).toHaveURL("/Contact#inquiry");
  await expect(page.locator("#inquiry")).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await expectSameDocument(page);
});

test("a link to the same page leads to its top", async ({ page }) => {
  await visitAtRest(page, "/Dining");
  await markDocument(page);
  await scrollDown(page, 700);
  await clickLink(page, "/Dining");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expectSameDocument(page);
});

test("without the Navigation API each link loads its page", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await visit(page, "/Contact");
  await markDocument(page);
  await header(page).getByRole("link", { name: "Dining" }).click();
  await expect(heading(page)).toHaveText("Dining");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  await page.goBack();
  await expect(heading(page)).toHaveText("Contact");
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

test("the other pages' scripts come in idle moments, or when a link is touched @long", async ({ page }) => {
  const asked = await requestedScripts(page, { isIdle: true });
  await visit(page, "/Contact");
  const all = [...pageNames, "offline", "outcome"].map(
    (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`,
  );
  await expect.poll(() => asked.filter((name) => name.endsWith("Page")).sort()).toEqual(all.sort());
  const busy = await page.context().newPage();
  const touched = await requestedScripts(busy, { isIdle: false });
  await visit(busy, "/Contact");
  expect(touched).not.toContain("DiningPage");
  await header(busy).getByRole("link", { name: "Dining" }).hover();
  await expect.poll(() => touched).toContain("DiningPage");
  await expect(busy).toHaveURL("/Contact");
});

test("a guest who saves data loads one page with its script, and no film @long", async ({ page }) => {
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

test.describe("while a page's script is on its way", () => {
  /** Follows a link to Dining, whose script does not come before the returned function is called. */
  async function followSlowLink(page: Page, from = "/Contact") {
    await requestedScripts(page, { isIdle: false });
    const letScriptCome = await holdBack(page, /DiningPage-[^/]+\.js/);
    await visit(page, from);
    await markDocument(page);
    await scrollDown(page, 700);
    const requested = page.waitForRequest(/DiningPage-[^/]+\.js/);
    await clickLink(page, "/Dining");
    await requested;
    return async () => {
      const came = page.waitForResponse(/DiningPage-[^/]+\.js/);
      letScriptCome();
      await (await came).finished();
    };
  }

  test("the previous page stays as it is @long", async ({ page }) => {
    const letScriptCome = await followSlowLink(page);
    await expect(heading(page)).toHaveText("Contact");
    expect(await scrolled(page)).toBe(700);
    await letScriptCome();
    await expect(heading(page)).toHaveText("Dining");
    expect(await scrolled(page)).toBe(0);
  });

  test("the next link wins", async ({ page }) => {
    const letScriptCome = await followSlowLink(page);
    await clickLink(page, "/Offers");
    await expect(heading(page)).toHaveText(titleOf("/Offers").split(" | ")[0] ?? "");
    await letScriptCome();
    await expectStaysAt(page, "/Offers");
  });

  test("the next link wins, also when it was followed from a page that is gone @long", async ({ page }) => {
    const letScriptCome = await followSlowLink(page, "/Offers");
    await clickLink(page, "/AboutUs");
    await expect(page).toHaveTitle(titleOf("/AboutUs"));
    await clickLink(page, "/Contact");
    await expect(page).toHaveTitle(titleOf("/Contact"));
    await letScriptCome();
    await expectStaysAt(page, "/Contact");
  });

  test("Back keeps the page that is shown, where it was scrolled to @long", async ({ page }) => {
    const letScriptCome = await followSlowLink(page);
    await page.goBack();
    await letScriptCome();
    await expectStaysAt(page, "/Contact");
    expect(await scrolled(page)).toBe(700);
  });
});

test("by back a guest sees the same part of a page whose script was not here", async ({ page }) => {
  await requestedScripts(page, { isIdle: false });
  await visit(page, "/Contact");
  await scrollDown(page, 700);
  await clickLink(page, "/Dining");
  await expect(heading(page)).toHaveText("Dining");
  await page.reload();
  await waitForHydration(page);
  await markDocument(page);
  await page.goBack();
  await expect(heading(page)).toHaveText("Contact");
  await expect.poll(() => scrolled(page)).toBe(700);
  await expectSameDocument(page);
});

test.describe("a page whose script does not come", () => {
  test.use({ expectedErrors: [/Failed to load/] });

  test("is loaded by Back @long", async ({ page }) => {
    await requestedScripts(page, { isIdle: false });
    await visit(page, "/Contact");
    await clickLink(page, "/Dining");
    await expect(heading(page)).toHaveText("Dining");
    await page.reload();
    await waitForHydration(page);
    await markDocument(page);
    await page.route(/ContactPage-[^/]+\.js/, (route) => route.abort());
    await page.goBack();
    await expect(heading(page)).toHaveText("Contact");
    // Asking while the document changes fails.
    await expect(async () =>
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(false),
    ).toPass();
  });
});

test.describe("words in this tab's memory alone", () => {
  test.use({ expectedErrors: [/Failed to load/] });

  test("stay when a page's script does not come, and the guest is told @long", async ({ page }) => {
    const alerts = watchAlerts(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await requestedScripts(page, { isIdle: false });
    await page.route(/DiningPage-[^/]+\.js/, (route) => route.abort());
    await visit(page, "/Contact");
    await markDocument(page);
    await page.getByLabel(inquiry.fields.message).fill("We are four.");
    await scrollDown(page, 700);
    await clickLink(page, "/Dining");
    await expect.poll(() => alerts).toEqual([site.pageNotLoaded]);
    await expectStaysAt(page, "/Contact");
    await expect(page.getByLabel(inquiry.fields.message)).toHaveValue("We are four.");
    expect(await scrolled(page)).toBe(700);
    await clickLink(page, "/Offers");
    await expect(page).toHaveTitle(titleOf("/Offers"));
    await expectSameDocument(page);
  });
});

test.describe("an error page", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("comes again by back", async ({ page }) => {
    await visit(page, "/No/such/page");
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveTitle(titleOf("/"));
    await page.goBack();
    await expect(page).toHaveURL("/No/such/page");
    await expect(page.getByRole("main")).toContainText('"/No/such/page"');
  });
});

test.describe("the header's berry", () => {
  /** How many animations there are in the header when another page is shown. */
  const animationsOf = (page: Page, to: string) =>
    page.evaluate(async (path) => {
      const link = document.querySelector<HTMLElement>(`header nav a[href='${path}']`);
      const changed = new Promise((resolve) =>
        new MutationObserver(resolve).observe(link as Node, { attributeFilter: ["aria-current"] }),
      );
      link?.click();
      await changed;
      const isInHeader = ({ effect }: Animation) =>
        (effect as KeyframeEffect).target?.closest("header") !== null;
      return document.getAnimations().filter((each) => !(each instanceof CSSTransition) && isInHeader(each))
        .length;
    }, to);

  test("slides to the link of the page that is shown", async ({ page }) => {
    await visit(page, "/Contact");
    expect(await animationsOf(page, "/Dining")).toBe(1);
  });

  test("does not slide where motion is paused @long", async ({ page }) => {
    await visit(page, "/Contact");
    await page.getByRole("button", { name: "Pause motion" }).click();
    expect(await animationsOf(page, "/Dining")).toBe(0);
  });
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
