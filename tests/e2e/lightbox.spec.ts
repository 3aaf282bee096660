import type { Page } from "@playwright/test";
import { words } from "#words/lightbox.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { longExcept, touch, visit, watchRequests } from "./visit.ts";

const { about, home, dining } = content;

const galleries = [
  { path: "/", titles: home.gallery.map(({ title }) => title) },
  { path: "/AboutUs", titles: about.gallery.map(({ title }) => title) },
  { path: "/Dining", titles: dining.dishes.map(({ name }) => name) },
];

const lightbox = (page: Page) => page.getByRole("dialog", { name: words.label });
const expectShown = async (page: Page, titles: readonly string[], position: number) =>
  expect(lightbox(page).getByRole("status")).toHaveText(
    `${titles[position]}, ${words.counter(position + 1, titles.length)}`,
  );

for (const { path, titles } of galleries)
  test(`the gallery of ${path} is used by keyboard${longExcept(["/"], path)}`, async ({ page }) => {
    await visit(page, path);
    const openers = page.getByRole("button", { name: /^Enlarge / });
    await expect(openers).toHaveCount(titles.length);
    for (const [index, title] of titles.entries())
      await expect(openers.nth(index)).toHaveAccessibleName(words.open(title));
    const opener = openers.nth(1);
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(lightbox(page)).toBeVisible();
    await expectShown(page, titles, 1);
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
    const isLeft = (key: string) =>
      lightbox(page).evaluate(
        (dialog, modifier) =>
          dialog.dispatchEvent(
            new KeyboardEvent("keydown", {
              key: "ArrowRight",
              bubbles: true,
              cancelable: true,
              [modifier]: true,
            }),
          ),
        key,
      );
    for (const key of ["altKey", "ctrlKey", "metaKey"]) expect(await isLeft(key), key).toBe(true);
    await expectShown(page, titles, 0);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
  });

test("an opened picture fills the window, uncut; its script loads only then @long", async ({ page }) => {
  const scripts = watchRequests(page, /Lightbox.*\.js$/);
  await visit(page, "/AboutUs");
  const opener = page.getByRole("button", { name: words.open(about.gallery[0]?.title ?? "") });
  await opener.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await opener.click();
  const picture = lightbox(page).getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(scripts).toHaveLength(1);
  await expect(picture).toHaveCSS("object-fit", "contain");
  await expect(lightbox(page)).toBeInViewport({ ratio: 0.98 });
  expect(await violationsOf(page, "dialog")).toEqual([]);
});

test("a finger's swipe turns the picture @only-phone", async ({ page }) => {
  const titles = about.gallery.map(({ title }) => title);
  await visit(page, "/AboutUs");
  await page.getByRole("button", { name: words.open(titles[0] ?? "") }).click();
  await expectShown(page, titles, 0);
  await touch(page, [[300, 250, 200, 150, 100, 60].map((x) => ({ x, y: 400 }))]);
  await expectShown(page, titles, 1);
});
