import type { Page } from "@playwright/test";
import { loadContent } from "#site-build/content/site-content.ts";
import { editionsContent } from "./editions-site.ts";
import { test } from "./editions-test.ts";
import { test as alone, expect } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { violationsOf } from "./violations.ts";
import { visit, visitAtRest, visitUntouched } from "./visit.ts";

// The line above the page for guests whose browser prefers another language of the site.

const [english, hindi] = ["", "hi"].map(
  (path) => loadContent(editionsContent, undefined, path).words.otherLanguage,
);
const line = (page: Page) => page.getByRole("complementary").filter({ hasText: hindi?.link ?? "" });
const offers = (page: Page) => page.locator("html[data-offer]");

test("with two languages, a telephone number and the other language can be read at the top", async ({
  page,
}) => {
  await visitAtRest(page, "/hi/Dining");
  const bar = page.getByRole("region").first();
  await bar.locator("a[hreflang=de-DE]").evaluate((link) => link.remove());
  for (const width of [360, 390, 430, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const link of [bar.locator("a[href^=tel]").first(), bar.getByRole("link", { name: "English" })]) {
      const isCut = await link.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const [box, words] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
        return words.right > box.right || words.bottom > box.bottom + 8 || box.right > innerWidth;
      });
      expect(isCut, `at ${width}`).toBe(false);
    }
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
  }
});

test.describe("in a browser that prefers Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("an English page offers the same page in Hindi, and nothing moves @rarely-phone", async ({ page }) => {
    await collectShifts(page);
    await visitUntouched(page, "/Packages");
    const link = line(page).getByRole("link");
    await expect(link).toHaveText(hindi?.link ?? "");
    await expect(link).toHaveAttribute("href", /\/hi\/Packages$/);
    await expect(link).toHaveAttribute("hreflang", "hi-IN");
    await expect(line(page)).toHaveAttribute("lang", "hi-IN");
    const [box, below] = [
      await line(page).boundingBox(),
      await page.getByRole("region").first().boundingBox(),
    ];
    expect(box?.y).toBe(0);
    expect(below?.y).toBeGreaterThanOrEqual(box?.height ?? 0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await readShifts(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(line(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/AboutUs");
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    await expect(page).toHaveURL("/hi/AboutUs");
    await expect(offers(page)).toHaveCount(0);
  });

  test("closed once, it never comes back", async ({ page }) => {
    await visit(page, "/");
    await line(page)
      .getByRole("button", { name: hindi?.close ?? "" })
      .click();
    await expect(line(page)).toHaveCount(0);
    expect((await page.getByRole("region").first().boundingBox())?.y).toBe(0);
    await visit(page, "/Dining");
    await expect(offers(page)).toHaveCount(0);
  });

  test("without access to storage there is no line", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await visit(page, "/");
    await expect(offers(page)).toHaveCount(0);
  });

  alone("a site in one language has no trace of it", async ({ page, request }) => {
    const html = await (await request.get("/")).text();
    expect(html).not.toContain("data-editions");
    expect(html).not.toContain("navigator.languages");
    await visit(page, "/");
    await expect(offers(page)).toHaveCount(0);
  });
});

test.describe("in a browser that prefers English", () => {
  test.use({ locale: "en-US" });

  test("the line ends within a narrow phone with large text", async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, "/hi/AboutUs");
    const close = await page.getByRole("complementary").first().getByRole("button").boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(close?.width).toBeGreaterThan(44);
  });

  test("a Hindi page offers the English one, and an English page nothing", async ({ page }) => {
    await visit(page, "/hi/Dining");
    await expect(page.getByRole("link", { name: english?.link ?? "" })).toHaveAttribute("href", /\/Dining$/);
    await visit(page, "/Dining");
    await expect(offers(page)).toHaveCount(0);
  });
});

test.describe("in a browser that prefers German, an edition without words for the line", () => {
  test.use({ locale: "de-DE" });

  test("nothing is offered", async ({ page }) => {
    await visit(page, "/");
    await expect(offers(page)).toHaveCount(0);
  });
});
