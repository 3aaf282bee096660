import type { Page } from "@playwright/test";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/lightbox.json" with { type: "json" };
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { boxOf, longExcept, requested, touch, visit } from "./visit.ts";

const { about, home, dining } = content;

const lightbox = (page: Page) => page.getByRole("dialog", { name: words.label });
const expectShown = async (page: Page, titles: readonly string[], position: number) =>
  expect(lightbox(page).getByRole("status")).toHaveText(
    `${titles[position]}, ${interpolate(words.counter, { position: position + 1, count: titles.length })}`,
  );

for (const [path, titles] of [
  ["/", home.gallery.map(({ title }) => title)],
  ["/AboutUs", about.gallery.map(({ title }) => title)],
  ["/Dining", dining.dishes.map(({ name }) => name)],
] as const)
  test(`the gallery of ${path} is used by keyboard${longExcept(["/"], path)}`, async ({ page }) => {
    await visit(page, path);
    const openers = page.getByRole("button", { name: /^Enlarge / });
    await expect(openers).toHaveCount(titles.length);
    for (const [index, title] of titles.entries())
      await expect(openers.nth(index)).toHaveAccessibleName(interpolate(words.open, { title }));
    const opener = openers.nth(1);
    await opener.focus();
    await page.waitForLoadState("networkidle");
    expect(await requested(page, /Lightbox.*\.js$/), "its script loads when it is opened").toEqual([]);
    await page.keyboard.press("Enter");
    await expectShown(page, titles, 1);
    const picture = lightbox(page).getByRole("img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture, "uncut").toHaveCSS("object-fit", "contain");
    await expect(lightbox(page)).toBeInViewport({ ratio: 0.98 });
    expect(await violationsOf(page, "dialog")).toEqual([]);
    // The others' pictures would cost the guest's data.
    await expect(lightbox(page).locator("img")).toHaveCount(3);
    await page.keyboard.press("ArrowRight");
    await expectShown(page, titles, 2);
    await page.keyboard.press("End");
    await expectShown(page, titles, titles.length - 1);
    await expect(lightbox(page).getByRole("button", { name: words.next })).toBeDisabled();
    await page.keyboard.press("Home");
    await expectShown(page, titles, 0);
    await expect(lightbox(page).getByRole("img")).toHaveCount(1);
    // The browser uses these for Back and Forward.
    for (const key of ["Alt", "Control", "Meta"]) await page.keyboard.press(`${key}+ArrowRight`);
    await expectShown(page, titles, 0);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
  });

test("of quick key presses each turns a picture", async ({ page }) => {
  const titles = home.gallery.map(({ title }) => title);
  await visit(page, "/");
  await page
    .getByRole("button", { name: /^Enlarge / })
    .first()
    .click();
  await expectShown(page, titles, 0);
  // Three before the browser paints again.
  await lightbox(page).evaluate((dialog) => {
    for (let press = 0; press < 3; press++)
      dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  });
  await expectShown(page, titles, 3);
});

test("the button for the next picture keeps the focus at the last one", async ({ page }) => {
  const titles = home.gallery.map(({ title }) => title);
  await visit(page, "/");
  await page
    .getByRole("button", { name: interpolate(words.open, { title: titles.at(-2) ?? "" }) })
    .last()
    .click();
  await expectShown(page, titles, titles.length - 2);
  const next = lightbox(page).getByRole("button", { name: words.next });
  await next.focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press("Enter");
  await expectShown(page, titles, titles.length - 1);
  await expect(next).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, titles, titles.length - 2);
});

test("the title begins where its picture does @long", async ({ page }) => {
  await visit(page, "/AboutUs");
  await page
    .getByRole("button", { name: /^Enlarge / })
    .first()
    .click();
  const picture = lightbox(page).getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const title = lightbox(page)
      .getByText(about.gallery[0]?.title ?? "", { exact: true })
      .first();
    // The picture fills a part of its element.
    const left = await picture.evaluate((image: HTMLImageElement) => {
      const { left, width, height } = image.getBoundingClientRect();
      return left + (width - height * (image.naturalWidth / image.naturalHeight)) / 2;
    });
    expect(Math.abs((await boxOf(title)).x - left), `at ${width} x ${height}`).toBeLessThan(8);
  }
});

test("a finger's swipe turns the picture @only-phone", async ({ page }) => {
  const titles = about.gallery.map(({ title }) => title);
  await visit(page, "/AboutUs");
  await page.getByRole("button", { name: interpolate(words.open, { title: titles[0] ?? "" }) }).click();
  await expectShown(page, titles, 0);
  await touch(page, [[300, 250, 200, 150, 100, 60].map((x) => ({ x, y: 400 }))]);
  await expectShown(page, titles, 1);
});
