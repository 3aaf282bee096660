import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

// Contrasts (WCAG 2.2) measured on screenshots: axe computes none over a picture, and none of forced colours.

/** One colour everywhere, instead of every picture of the site. */
export async function paintPictures(page: Page, colour: string): Promise<void> {
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await page.route("**/pictures/**", (route) => route.fulfill({ body, contentType: "image/png" }));
}

/** The luminance, from 0 to 1, of the darkest pixel in a part of the window. */
export async function darkest(page: Page, { x, y, width, height }: Rectangle): Promise<number> {
  const box = { left: x, top: y, right: Math.floor(x + width), bottom: Math.floor(y + height) };
  return extremes((await readLuminances(page))(box)).least;
}

/** The lowest contrast between a text's colour and any pixel behind it. */
export async function lowestContrast(page: Page, text: Locator): Promise<number> {
  const { box, colour } = await text.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { color: colour } = getComputedStyle(element);
    element.style.color = "transparent";
    const range = document.createRange();
    range.selectNodeContents(element);
    return { box: range.getBoundingClientRect().toJSON() as Box, colour };
  });
  const grounds = (await readLuminances(page))(box);
  await text.evaluate((element: HTMLElement) => element.style.removeProperty("color"));
  const light = luminance(colour.match(/\d+/g)?.map(Number) ?? []);
  return Math.min(...grounds.map((ground) => contrast(light, ground)));
}

/** The contrast between the lightest and the darkest pixel around each text, or each control that is a drawing. */
export async function contrastsWithin(
  page: Page,
  texts: Locator,
): Promise<[text: string, contrast: number][]> {
  const boxes = await texts.evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = element.textContent?.trim();
      const drawing = text ? null : element.querySelector(":scope > svg");
      if (!text && !drawing) return [];
      const { left, top, right, bottom } = (drawing ?? range).getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || right - left < 2) return [];
      const box = { left, right, top: top + scrollY, bottom: bottom + scrollY };
      return [{ text: text?.slice(0, 40) || element.getAttribute("aria-label") || "", box }];
    }),
  );
  const luminancesIn = await readLuminances(page, true);
  return boxes.map(({ text, box }) => {
    const { least, most } = extremes(luminancesIn(box));
    return [text, contrast(least, most)];
  });
}

type Rectangle = Record<"x" | "y" | "width" | "height", number>;
type Box = Record<"left" | "top" | "right" | "bottom", number>;

/** Of each pixel in a box, at one pixel of the screenshot for each CSS pixel. */
async function readLuminances(page: Page, fullPage = false) {
  const { data, info } = await sharp(await page.screenshot({ fullPage, scale: "css" }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A page has few colours and millions of pixels.
  const known = new Map<number, number>();
  return ({ left, top, right, bottom }: Box): number[] => {
    const found: number[] = [];
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, info.height); y++)
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(right, info.width); x++) {
        const start = (y * info.width + x) * info.channels;
        const colour = data.readUIntBE(start, 3);
        const value = known.get(colour) ?? luminance([...data.subarray(start, start + 3)]);
        known.set(colour, value);
        found.push(value);
      }
    return found;
  };
}

function extremes(luminances: readonly number[]) {
  return luminances.reduce(
    ({ least, most }, each) => ({ least: Math.min(least, each), most: Math.max(most, each) }),
    { least: 1, most: 0 },
  );
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
