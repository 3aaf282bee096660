import type { Page } from "@playwright/test";
import { words } from "#words/lightbox.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { longExcept, visit } from "./visit.ts";

const { about, home, dining } = content;

const galleries = [
  { path: "/", titles: home.gallery.map(({ title }) => title) },
  { path: "/AboutUs", titles: about.gallery.map(({ title }) => title) },
  { path: "/Dining", titles: dining.dishes.map(({ name }) => name) },
];

const openerName = (title: string) => words.open(title);
const lightbox = (page: Page) => page.getByRole("dialog", { name: words.label });
const counter = (position: number, count: number) => words.counter(position, count);
const expectShown = async (page: Page, titles: readonly string[], position: number) =>
  expect(lightbox(page).getByRole("status")).toHaveText(
    `${titles[position]}, ${counter(position + 1, titles.length)}`,
  );

for (const { path, titles } of galleries)
  test(`the gallery of ${path} opens by keyboard, turns by arrow keys, and gives the focus back${longExcept(["/"], path)}`, async ({
    page,
  }) => {
    await visit(page, path);
    const openers = page.getByRole("button", { name: /^Enlarge / });
    await expect(openers).toHaveCount(titles.length);
    for (const [index, title] of titles.entries())
      await expect(openers.nth(index)).toHaveAccessibleName(openerName(title));
    const opener = openers.nth(1);
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(lightbox(page)).toBeVisible();
    await expectShown(page, titles, 1);
    await page.keyboard.press("ArrowRight");
    await expectShown(page, titles, 2);
    await page.keyboard.press("End");
    await expectShown(page, titles, titles.length - 1);
    await expect(lightbox(page).getByRole("button", { name: words.next })).toBeDisabled();
    await page.keyboard.press("Home");
    await expectShown(page, titles, 0);
    // The browser uses these for Back and Forward.
    await page.keyboard.press("Control+ArrowRight");
    await expectShown(page, titles, 0);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
  });

test("the full size and the script load when a picture is opened, not before @rarely-phone", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, "/AboutUs");
  const opener = page.getByRole("button", { name: openerName(about.gallery[0]?.title ?? "") });
  await opener.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((address) => /Lightbox/.test(address))).toEqual([]);
  await opener.click();
  const picture = lightbox(page).getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(requests.filter((address) => /Lightbox.*\.js$/.test(address))).toHaveLength(1);
  // Fills the window and is not cut.
  await expect(picture).toHaveCSS("object-fit", "contain");
  await expect(lightbox(page)).toBeInViewport({ ratio: 0.98 });
  expect(await violationsOf(page, "dialog")).toEqual([]);
});

test("a swipe turns to the next picture @only-phone", async ({ page }) => {
  await visit(page, "/Dining");
  const titles = galleries[2]?.titles ?? [];
  await page.getByRole("button", { name: openerName(titles[0] ?? "") }).click();
  await expectShown(page, titles, 0);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch("touchStart", 340);
  for (let x = 320; x >= 60; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
  await expectShown(page, titles, 1);
  await expect(lightbox(page).getByText(titles[1] ?? "", { exact: true })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the pictures are shown", async ({ page }) => {
    for (const { path, titles } of galleries) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^Enlarge / })).toHaveCount(0);
      for (const title of titles)
        await expect(page.locator("figcaption").filter({ hasText: title }).first()).toBeVisible();
    }
  });
});
