import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

// Contrasts (WCAG 2.2) measured on screenshots: axe computes none over a picture, and none of forced colours.

const painted = (background: string) => sharp({ create: { width: 8, height: 8, channels: 3, background } });

/** One colour everywhere, instead of every picture of the site. */
export async function paintPictures(page: Page, colour: string): Promise<void> {
  const body = await painted(colour).png().toBuffer();
  await page.route("**/pictures/**", (route) => route.fulfill({ body, contentType: "image/png" }));
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
  const ground = (await luminancesOf(await page.screenshot({ scale: "css" })))(box);
  await text.evaluate((element: HTMLElement) => element.style.removeProperty("color"));
  const [grey = 0] = await painted(colour).greyscale().raw().toBuffer();
  const own = luminance(grey);
  return contrast(own, Math.min(Math.max(own, ground.least), ground.most));
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
      const { x, y, width, height } = (drawing ?? range).getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || width < 2) return [];
      const name = text?.slice(0, 40) || element.getAttribute("aria-label") || "";
      return [[name, { x, y: y + scrollY, width, height }] as const];
    }),
  );
  const luminancesIn = await luminancesOf(await page.screenshot({ fullPage: true, scale: "css" }));
  return boxes.map(([name, box]) => [name, contrast(luminancesIn(box).least, luminancesIn(box).most)]);
}

type Box = Record<"x" | "y" | "width" | "height", number>;

/** Of the darkest and the lightest pixel in a box, from 0 to 1. */
export async function luminancesOf(picture: Buffer) {
  // Greys that keep the luminance.
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return ({ x, y, width, height }: Box) => {
    // Whole pixels.
    const [left, top] = [Math.max(0, Math.ceil(x)), Math.max(0, Math.ceil(y))];
    const [right, bottom] = [Math.min(Math.floor(x + width), info.width), Math.floor(y + height)];
    let [least, most] = [255, 0];
    for (let row = top; row < bottom; row++)
      for (const grey of data.subarray(row * info.width + left, row * info.width + right))
        [least, most] = [Math.min(least, grey), Math.max(most, grey)];
    return { least: luminance(least), most: luminance(most) };
  };
}

function luminance(grey: number): number {
  const share = grey / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
