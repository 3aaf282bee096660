import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** One colour everywhere, instead of every picture of the site. */
export async function paintPictures(page: Page, colour: string): Promise<void> {
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await page.route("**/pictures/**", (route) => route.fulfill({ body, contentType: "image/png" }));
}

/**
 * The lowest contrast (WCAG 2.2) between each text's colour and any pixel that one of its glyphs covers. The texts are
 * brought into the window, which has to hold all of them.
 */
export async function lowestContrasts(page: Page, texts: Locator): Promise<number[]> {
  const found = await texts.evaluateAll((all) => {
    all[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    return all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, colour: getComputedStyle(element).color };
    });
  });
  const [left, top] = [Math.min(...found.map((one) => one.left)), Math.min(...found.map((one) => one.top))];
  const clip = {
    x: left,
    y: top,
    width: Math.max(...found.map(({ right }) => right)) - left,
    height: Math.max(...found.map(({ bottom }) => bottom)) - top,
  };
  const shoot = async (colour: string) => {
    await texts.evaluateAll((all, value) => {
      for (const element of all) (element as HTMLElement).style.color = value;
    }, colour);
    return readPixels(page, clip);
  };
  const bare = await shoot("transparent");
  const marked = await shoot("#f0f");
  await texts.evaluateAll((all) => {
    for (const element of all) (element as HTMLElement).style.color = "";
  });
  const scale = bare.width / clip.width;
  return found.map((one) => {
    const light = luminance(one.colour.match(/\d+/g)?.map(Number) ?? []);
    let lowest = Number.POSITIVE_INFINITY;
    for (let y = Math.ceil((one.top - top) * scale); y < (one.bottom - top) * scale && y < bare.height; y++)
      for (let x = 0; x < bare.width; x++) {
        const ground = bare.at(x, y);
        const [red = 0, green = 0, blue = 0] = ground.map((value, index) =>
          Math.abs(value - (marked.at(x, y)[index] ?? 0)),
        );
        if (red + green + blue < 60) continue;
        const dark = luminance(ground);
        lowest = Math.min(lowest, (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05));
      }
    if (lowest === Number.POSITIVE_INFINITY) throw new Error("No pixel of a text was found.");
    return lowest;
  });
}

/**
 * How much the upper edge of a word's line differs between the window's left edge and the word: 0 for one drawing.
 * `lineAt`: where that edge is, as a share of the word's height.
 */
export async function unevennessOfLine(page: Page, word: Locator, lineAt = 0): Promise<number> {
  await word.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await word.evaluate((element) => element.getBoundingClientRect().toJSON());
  const line = await readPixels(page, {
    x: 0,
    y: Math.floor(y + height * lineAt) - 3,
    width: Math.floor(x + width * 0.05),
    height: 7,
  });
  let most = 0;
  for (let row = 0; row < line.height; row++)
    for (let column = 1; column < line.width; column++)
      most = Math.max(most, Math.abs((line.at(column, row)[0] ?? 0) - (line.at(0, row)[0] ?? 0)));
  return most;
}

/** The first and the last row of the first ink in a column of the page, in pixels from `y` on. */
export async function edgesOfInk(
  page: Page,
  x: number,
  y: number,
  height: number,
): Promise<[number, number]> {
  const pixels = await readPixels(page, { x, y: Math.floor(y), width: 1, height: Math.ceil(height) });
  const ground = luminance(pixels.at(0, 0));
  const isInk = Array.from({ length: pixels.height }, (_, row) => luminance(pixels.at(0, row)) < ground / 2);
  const first = isInk.indexOf(true);
  return [first, isInk.indexOf(false, first) - 1];
}

/** How many pixels of a strip have another colour than its first one. */
export async function inkIn(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const strip = await readPixels(page, clip);
  const all = Array.from({ length: strip.width * strip.height }, (_, index) =>
    strip.at(index % strip.width, Math.floor(index / strip.width)),
  );
  const [ground = []] = all;
  return all.filter((pixel) => pixel.some((value, index) => Math.abs(value - (ground[index] ?? 0)) > 4))
    .length;
}

/** How much ink is between a page's header and its title: within 15 px below the header's line. */
export async function inkAboveTitle(page: Page): Promise<number> {
  const clip = await page.evaluate(() => {
    const y = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const words = document.createRange();
    words.selectNodeContents(document.querySelector("h1") ?? document);
    const { left, width } = words.getBoundingClientRect();
    return { x: Math.max(0, left), y: Math.ceil(y), width, height: 15 };
  });
  return inkIn(page, clip);
}

/** The contrast (WCAG 2.2) between the lightest and the darkest pixel of a strip, one pixel high. */
export async function contrastIn(page: Page, clip: { x: number; y: number; width: number }): Promise<number> {
  const strip = await readPixels(page, { ...clip, height: 1 });
  const light = Array.from({ length: strip.width }, (_, x) => luminance(strip.at(x, 0)));
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

async function readPixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number): number[] => {
      const start = (y * info.width + x) * info.channels;
      return [...data.subarray(start, start + 3)];
    },
  };
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
