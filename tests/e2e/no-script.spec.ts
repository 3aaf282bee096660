import type { Page } from "@playwright/test";
import { navigationPages } from "#shared/pages.ts";
import inquiry from "#words/inquiry.json" with { type: "json" };
import words from "#words/site.json" with { type: "json" };
import { content } from "../site/content.ts";
import * as form from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { longExcept, menuButton, sitePages, visit } from "./visit.ts";

test.use({ javaScriptEnabled: false });

/** Its words, because lines may break differently; also of sections that are laid out only when they are near. */
async function wordsOf(page: Page): Promise<string[]> {
  await page.locator(".below-fold").evaluateAll((all) => {
    for (const section of all) (section as HTMLElement).style.contentVisibility = "visible";
  });
  const text = await page.getByRole("main").innerText();
  // The labels of switches are left out.
  return text
    .replace(/(Pause|Play) (video|pictures)/g, "")
    .split(/\s+/)
    .filter(Boolean);
}

for (const { path, title } of sitePages)
  test(`${path} is complete without JavaScript${longExcept(["/", "/Contact"], path)}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const scripted = await browser.newPage({
      baseURL: baseURL ?? "",
      javaScriptEnabled: true,
      reducedMotion: "reduce",
    });
    await visit(scripted, path);
    expect(await wordsOf(page)).toEqual(await wordsOf(scripted));
    await scripted.close();
    await expect(page.getByRole("button", { name: /^Enlarge / })).toHaveCount(0);
    for (const image of await page.getByRole("main").locator("picture img:not(dialog *)").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
      // The natural width of an image with `sizes` is the width that they say.
      const share = () => image.evaluate((img: HTMLImageElement) => img.naturalWidth / img.clientWidth);
      await expect.poll(share, "its file is as wide as it is shown").toBeGreaterThan(0.95);
    }
  });

const popupOf = (page: Page) => page.getByRole("dialog", { name: content.home.popup.title });

test("the popup closes, and the URL stays", async ({ page }) => {
  await page.goto("/");
  await popupOf(page).getByRole("button", { name: "Close" }).click();
  await expect(popupOf(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("what is typed into the popup does not get into the URL", async ({ page }) => {
  await page.goto("/");
  for (const field of ["Name", "Mobile", "Email"])
    await popupOf(page).getByLabel(field).fill("asha@example.com");
  await popupOf(page).getByRole("button", { name: "Submit" }).click();
  await expect(page).not.toHaveURL(/asha/i);
});

test("the menu opens, and leads to a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Packages");
  await menuButton(page).click();
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await expect(menu.getByRole("link")).toHaveText(navigationPages.map((name) => words.pages[name]));
  await menu.getByRole("link", { name: words.pages.about }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.pages.about);
});

test("the film plays, with the browser's own controls @long", async ({ page }) => {
  await page.goto("/AboutUs");
  const film = page.locator("main video[autoplay][muted][loop][controls]");
  await expect(film).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Pause video" })).toBeHidden();
});

test("the map is a drawing with its source, and a link to a map of the roads @long", async ({ page }) => {
  await page.goto("/AboutUs");
  const map = page.locator("footer figure");
  await map.scrollIntoViewIfNeeded();
  const drawing = map.getByRole("img", { name: "Map of the region: area of PIN 246179" });
  await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  for (const text of [content.site.name, "GeoNames", "246179"]) await expect(map).toContainText(text);
  const link = map.getByRole("link", { name: "Open in Google Maps" });
  await expect(link).toHaveAttribute("href", /google\.com\/maps/);
});

test("an inquiry leads to a page that thanks @every", async ({ page }) => {
  await page.goto("/Contact");
  await form.send(page, { ...form.words, message: `Natively, ${Date.now()}` });
  await expect(page).toHaveURL("/Contact/Sent");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(form.sentSentence);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(main).toContainText("We reply within a day.");
  await expect(main.getByRole("link", { name: "Changed your mind?" })).toHaveAttribute("href", /^mailto:/);
  await main.getByRole("link", { name: "Home" }).last().click();
  await expect(page).toHaveURL("/");
});

test("a refused inquiry leads to a page that says why, and Back to what was written @every", async ({
  page,
}) => {
  await page.goto("/Contact");
  // The service reads at most 128 KiB of a native form.
  const tooLong = "a".repeat(140_000);
  await form.send(page, { ...form.words, message: tooLong });
  await expect(page).toHaveURL("/Contact/NotSent#message");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Your inquiry was not sent");
  await expect(main.getByText(inquiry.refused.reasons.message)).toBeVisible();
  await expect(main.getByText(inquiry.refused.reasons.other)).toBeHidden();
  for (const way of ["tel:", "https://wa.me/", "mailto:"])
    await expect(main.locator(`a[href^="${way}"]`)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue(tooLong);
});
