import type { Page } from "@playwright/test";
import { words } from "#words/about.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, visitAtRest } from "./visit.ts";

const { about, site } = content;

const film = (page: Page) => page.locator("main video").first();
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

function watchFilmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)(\?|$)/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test("the film is muted, loops, plays by itself, and is half the viewport high @every", async ({ page }) => {
  await visit(page, "/AboutUs");
  await expect(film(page)).toHaveJSProperty("muted", true);
  await expect(film(page)).toHaveJSProperty("loop", true);
  await expect.poll(() => isPlaying(page)).toBe(true);
  const box = await film(page).boundingBox();
  expect(Math.abs((box?.height ?? 0) - (page.viewportSize()?.height ?? 0) / 2)).toBeLessThan(1);
});

test("the film is half the viewport's height in a low window, too @long", async ({ page }) => {
  await page.goto("/AboutUs");
  for (const size of [
    { width: 1280, height: 640 },
    { width: 1024, height: 1366 },
    { width: 390, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await film(page).boundingBox())?.height).toBeCloseTo(size.height / 2, 0);
  }
});

test("its own switch pauses and plays it", async ({ page }) => {
  await visit(page, "/AboutUs");
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole("button", { name: "Pause video" }).click();
  await expect(film(page)).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: "Play video" }).click();
  await expect(film(page)).toHaveJSProperty("paused", false);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the film is not even loaded", async ({ page }) => {
    const requests = watchFilmRequests(page);
    await visit(page, "/AboutUs");
    await page.waitForLoadState("networkidle");
    await expect(film(page)).toHaveJSProperty("paused", true);
    expect(requests).toEqual([]);
  });
});

test("a guest who saves data gets the poster only", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } }),
  );
  const requests = watchFilmRequests(page);
  await visit(page, "/AboutUs");
  await page.waitForLoadState("networkidle");
  await expect(film(page)).toHaveJSProperty("paused", true);
  expect(requests).toEqual([]);
});

test("three round icons of 35 px with tooltips on hover and on focus", async ({ page }) => {
  await visit(page, "/AboutUs");
  const strip = page.getByRole("heading", { name: words.social }).locator("xpath=..");
  const links = strip.getByRole("link");
  const number = (site.chatTelephone ?? "").replaceAll(/\D/g, "");
  const expected = [
    ["WhatsApp", `https://wa.me/${number}`],
    ["Facebook", "https://www.facebook.com/"],
    ["Instagram", "https://www.instagram.com/"],
  ] as const;
  await expect(links).toHaveCount(expected.length);
  for (const [index, [name, address]] of expected.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(name);
    await expect(link).toHaveAttribute("href", address);
    const circle = link.locator("i");
    await expect(circle).toHaveCSS("width", "35px");
    await expect(circle).toHaveCSS("height", "35px");
    await expect(circle).toHaveCSS("border-radius", "50%");
    const tooltip = link.getByText(name);
    await page.mouse.move(2, 2);
    await expect(tooltip).toHaveCSS("opacity", "0");
    await link.hover();
    await expect(tooltip).toHaveCSS("opacity", "1");
    await page.mouse.move(2, 2);
    await expect(tooltip).toHaveCSS("opacity", "0");
    await page.keyboard.press("Tab");
    await link.focus();
    await expect(tooltip).toHaveCSS("opacity", "1");
    await link.evaluate((element: HTMLElement) => element.blur());
  }
});

test("each picture of the gallery asks for a file as wide as it is shown", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/AboutUs");
  const pictures = page.getByRole("main").locator("li:has(figcaption) img");
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    // The natural width of an image with `sizes` is the width that they say.
    const missing = () => picture.evaluate((img: HTMLImageElement) => img.clientWidth - img.naturalWidth);
    await expect.poll(missing).toBeLessThanOrEqual(0);
  }
});

test("the gallery has two columns from the medium breakpoint up", async ({ page }) => {
  await page.goto("/AboutUs");
  const captions = page.getByRole("main").locator("li figcaption");
  for (const [width, count] of [
    [639, 1],
    [640, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // The pictures of a row end at the same height.
    const columns = () =>
      captions.evaluateAll((all) => {
        const tops = all.map((caption) => Math.round(caption.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    await expect.poll(columns, `${width}`).toBe(count);
  }
});

test("each picture of the gallery hangs from the one above on phones @only-phone", async ({ page }) => {
  await page.goto("/AboutUs");
  const items = page.getByRole("main").locator("li:has(figcaption)");
  const parts = await items.evaluateAll((all) =>
    all.map((item) =>
      ["i", "i + *", "figcaption"].map((part) =>
        item.querySelector(`figure > ${part}`)?.getBoundingClientRect().toJSON(),
      ),
    ),
  );
  expect(parts.length).toBeGreaterThan(1);
  for (const [index, [string, frame]] of parts.entries()) {
    expect(Math.abs(string.bottom - frame.top)).toBeLessThan(1);
    const caption = parts[index - 1]?.[2];
    if (!caption) continue;
    // The caption's right edge is the string's upper part.
    expect(Math.abs(caption.right - string.right)).toBeLessThan(0.5);
    expect(Math.abs(caption.bottom - string.top)).toBeLessThan(1);
  }
  await expect(items.first().locator("figcaption")).toHaveCSS("border-right-width", "1px");
});

test("photos on Home show their title on hover and on focus, and always without a hover @phone", async ({
  page,
  hasTouch,
}) => {
  await visit(page, "/");
  const photo = page.getByRole("main").locator("figure:has(picture):has(figcaption)").first();
  const title = photo.locator("figcaption");
  await photo.scrollIntoViewIfNeeded();
  if (hasTouch) {
    await expect(title).toHaveCSS("opacity", "1");
    return;
  }
  await page.mouse.move(2, 2);
  await expect(title).toHaveCSS("opacity", "0");
  await photo.hover();
  await expect(title).toHaveCSS("opacity", "1");
  await page.mouse.move(2, 2);
  await expect(title).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await photo.getByRole("button").focus();
  await expect(title).toHaveCSS("opacity", "1");
});

test("the film and the list of what is here stand on the twelve columns", async ({ page }) => {
  await visitAtRest(page, "/AboutUs");
  const list = page
    .locator("ul")
    .filter({ hasText: about.checklist[0] ?? "" })
    .last();
  await list.scrollIntoViewIfNeeded();
  const { left, column } = await list.evaluate((element) => {
    const gap = Number.parseFloat(getComputedStyle(element).columnGap);
    const { x, width } = element.getBoundingClientRect();
    return { left: x, column: (width + gap) / 12 };
  });
  expect((await film(page).boundingBox())?.x).toBeCloseTo(left + 5 * column, 0);
  for (const [index, entry] of (await list.getByRole("listitem").all()).entries())
    expect((await entry.boundingBox())?.x).toBeCloseTo(left + (index % 3) * 4 * column, 0);
});
