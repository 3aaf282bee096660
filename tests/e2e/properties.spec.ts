import type { Page } from "@playwright/test";
import { pathInLocale, unlistedPaths } from "#shared/pages.ts";
import { serveBareSite, serveLongSite } from "../site/other-sites.ts";
import { contrastsWithin, lowestContrast, luminancesOf, paintPictures } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";
import { latinTexts } from "./latin-words.ts";
import { forFingers, layoutFaults } from "./layout-faults.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { testAt, testLocales } from "./served-site.ts";
import { violationsOf } from "./violations.ts";
import {
  boxOf,
  holdBack,
  longExcept,
  scrollThrough,
  sitePages,
  visit,
  visitUntouched,
  waitForTypefaces,
} from "./visit.ts";

// What holds for every page, at every width, with any content.

const addresses = [...sitePages.map(({ path }) => path), ...Object.values(unlistedPaths), "/Nowhere"];
const widths = [1920, 1440, 1024, 768, 390, 320, 280];
const phone = 390;
const fonts = process.env.TEST_FONTS ?? "DejaVu";

/** Opens a page in this style. Sections that wait for the window to come near are laid out, too. */
async function visitWhole(page: Page, address: string, style = "") {
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { content-visibility: visible !important; ${rules} }`);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  await visit(page, address);
  await waitForTypefaces(page);
}

async function expectSound(page: Page, address: string, at = widths) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect
      .soft(await page.evaluate(layoutFaults, forFingers), `${address} at ${width} px, ${fonts}`)
      .toEqual([]);
  }
}

const seenMost = ["/", "/Packages", "/Contact", "/Nowhere"];

for (const [name, testHere, locale, tag, quick] of [
  ["plain", test, "", "", seenMost],
  ["in Hindi", testLocales, "hi", "", ["/"]],
  ["bare", testAt(serveBareSite), "", " @long", addresses],
  ["with long lists and names", testAt(serveLongSite), "", " @long", addresses],
] as const)
  testHere.describe(`a site ${name}${tag}`, () => {
    testHere.use({
      expectedErrors: [/status of 404/],
      deviceScaleFactor: 2,
      contextOptions: { reducedMotion: "reduce" },
    });

    // In one worker: two builds cannot run at once.
    if (tag) testHere.describe.configure({ mode: "default" });

    for (const path of addresses)
      testHere(
        `${path} is whole at every width, and has no axe violations${longExcept(quick, path)}`,
        async ({ page }) => {
          await visitWhole(page, pathInLocale(locale, path));
          await expectSound(page, path);
          for (const width of path === "/" ? [phone, 1440] : [phone]) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await violationsOf(page), `${path} at ${width} px`).toEqual([]);
          }
          if (!locale) return;
          await page.locator("footer figure").scrollIntoViewIfNeeded();
          await expect(page.getByRole("region", { name: "इलाके का नक्शा" })).toBeVisible();
          expect(await latinTexts(page), "a guest who reads Hindi meets no English word").toEqual([]);
        },
      );
  });

test.describe("late typefaces", () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of addresses)
    for (const width of [1440, phone])
      test(`shift nothing on ${path} at ${width} px${longExcept([`/ ${phone}`], `${path} ${width}`)}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const letTypefacesCome = await holdBack(page, /\.woff2$/);
        await collectShifts(page);
        await visitUntouched(page, path);
        letTypefacesCome();
        await waitForTypefaces(page);
        await scrollThrough(page);
        expect(await readShifts(page), `${path} at ${width} px, ${fonts}`).toEqual([]);
      });
});

// The browser's own setting, because media queries follow it. They would not follow a larger root font.
const testWithLargeText = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
    { scope: "worker" },
  ],
});
testWithLargeText.describe("text of 200 % (WCAG 1.4.4)", () => {
  testWithLargeText.use({
    expectedErrors: [/status of 404/],
    contextOptions: { reducedMotion: "reduce" },
  });

  for (const path of addresses)
    testWithLargeText(`leaves ${path} whole${longExcept(["/", "/Packages"], path)}`, async ({ page }) => {
      await visitWhole(page, path);
      await expectSound(page, `${path} with text of 200 %`, [1280, 640, 320]);
      const chat = await boxOf(page.getByRole("link", { name: /^Chat with us/ }));
      expect(chat.width).toBeLessThanOrEqual(56);
    });
});

test("wide spacing of letters and lines (WCAG 1.4.12) leaves every page whole @long", async ({ page }) => {
  const wide =
    "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
  for (const { path } of sitePages) {
    await visitWhole(page, path, wide);
    await expectSound(page, `${path} with wide spacing`, [1440, phone]);
  }
});

for (const [path, long] of [
  ["/", ""],
  ["/Packages", " @long"],
  ["/Contact", " @long"],
] as const)
  test(`with forced colours each text of ${path} is read, a button keeps its border${long}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await visitWhole(page, path);
    const texts = page.locator(
      "h1, h2, h3, p, dt, dd, figcaption, li:not(:has(figcaption)), label, button:not([aria-label]), a[href]:not(.skip)",
    );
    const contrasts = await contrastsWithin(page, texts);
    expect(contrasts.length).toBeGreaterThan(30);
    expect(contrasts.filter(([, contrast]) => contrast < 4.5)).toEqual([]);
    if (path === "/Packages") await page.getByRole("button", { name: "MORE DETAILS" }).first().click();
    for (const card of await page.locator("dialog[open], form#inquiry").all())
      await expect(card, "it has an edge").not.toHaveCSS("border-top-width", "0px");
    if (path !== "/") return;
    const submit = page.getByRole("dialog").getByRole("button", { name: "Submit" });
    await expect(submit).not.toHaveCSS("border-top-width", "0px");
  });

for (const [width, height, long] of [
  [1440, 900, ""],
  [768, 1024, " @long"],
  [phone, 844, ""],
  [360, 640, " @long"],
] as const)
  test(`at ${width} x ${height} the hero's dots and texts are read over white pictures, the worst that an owner can choose${long}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await paintPictures(page, "#fff");
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    await waitForTypefaces(page);
    const hero = page.getByRole("main").locator("section").first();
    for (const popup of ["with the popup", "without it"]) {
      if (popup === "without it")
        await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      const [[, dot = 0] = []] = await contrastsWithin(page, hero.getByRole("button", { name: /picture 2/ }));
      expect.soft(dot, `dots ${popup}`).toBeGreaterThan(3);
      // One by one: low windows do not hold all of them.
      for (const [part, least] of [
        ["h1", 3],
        ["h1 + p", 4.5],
        ["h1 ~ div a:not(.button)", 4.5],
      ] as const) {
        const contrast = await lowestContrast(page, hero.locator(part));
        expect.soft(contrast, `${part} ${popup}`).toBeGreaterThan(least);
      }
    }
    await page.evaluate(() => scrollTo(0, 0));
    const luminancesIn = await luminancesOf(await page.screenshot({ scale: "css" }));
    const { y, height: tall } = await boxOf(hero);
    const clear = { x: width / 3, y: y + tall * 0.3, width: width / 3, height: 20 };
    expect(luminancesIn(clear).least, "above the words the picture is hardly darker").toBeGreaterThan(0.8);
  });

// site-build/content/resolve.test.ts has the sitemap.
testAt(serveBareSite)("without content a page says so, and nothing lists it @long", async ({ page }) => {
  const empty: Readonly<Record<string, RegExp>> = {
    "/Packages": /no package at the moment/,
    "/Dining": /menu is not here at the moment/,
    "/Offers": /no offer at the moment/,
  };
  for (const { path } of sitePages) {
    await visit(page, path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    // Without a number there is no chat.
    const needless = links.filter((address) => address in empty || address.includes("wa.me"));
    expect(needless, path).toEqual([]);
    if (empty[path]) await expect(page.locator("main .lead").first()).toHaveText(empty[path]);
  }
});
