import type { Page } from "@playwright/test";
import { navigationPages } from "#shared/pages.ts";
import { words } from "#words/site.ts";
import { expect, test } from "./fixtures.ts";
import { longExcept, sitePages } from "./visit.ts";

const names = navigationPages.map((name) => words.pages[name]);

test.use({ javaScriptEnabled: false });

/** Includes sections that are laid out only when they are near. */
async function wholeText(page: Page): Promise<string> {
  await page.locator(".below-fold").evaluateAll((all) => {
    for (const section of all) (section as HTMLElement).style.contentVisibility = "visible";
  });
  return page.getByRole("main").innerText();
}

for (const { path, title } of sitePages)
  test(`${path} is complete without JavaScript${longExcept(["/", "/Contact"], path)}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const bare = await wholeText(page);

    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      javaScriptEnabled: true,
      reducedMotion: "reduce",
    });
    const scripted = await context.newPage();
    await scripted.goto(path);
    await scripted.keyboard.press("Shift");
    await expect(scripted.locator("#page-name[data-path]")).toBeAttached();
    const full = await wholeText(scripted);
    await context.close();
    // Compare words, because lines may break differently. The labels of switches are left out.
    const words = (text: string) =>
      text
        .replace(/(Pause|Play) (video|pictures)/g, "")
        .split(/\s+/)
        .filter(Boolean);
    expect(words(bare)).toEqual(words(full));

    const images = page.getByRole("main").locator("picture img:not(dialog *)");
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
    }
    const broken = await images.evaluateAll((all) =>
      all
        .filter((image) => (image as HTMLImageElement).naturalWidth === 0)
        .map((image) => (image as HTMLImageElement).src),
    );
    expect(broken).toEqual([]);
  });

test("the small menu opens, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: /^Menu of/ }).click();
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await expect(menu.getByRole("link")).toHaveText(names);
  await menu.getByRole("link", { name: "Dining" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dining");
});

test("the film has the browser's controls", async ({ page }) => {
  await page.goto("/AboutUs");
  await expect(page.locator("main video[autoplay][muted][loop]")).toHaveCount(1);
});
