// The places in the layout that show a picture. Pictures are cropped around their focus, so that guests download only what
// they see.

/** A crop: its aspect ratio, and the widths in pixels that screens need. */
export interface Shape {
  readonly ratio: readonly [width: number, height: number];
  readonly widths: readonly number[];
}
/** `tall`, if any, replaces `wide` in windows below 640 px. */
export interface Shapes {
  readonly wide: Shape;
  readonly tall?: Shape;
  /** The `sizes` attribute: how wide the layout shows it. */
  readonly sizes: string;
}

const cardWidths = [360, 480, 660, 828, 1080];
// The same for the covers in the details dialog, so that they load the same files as the cards.
const cardSizes = "(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 100vw";
const halfSizes = "(min-width: 64rem) 41rem, (min-width: 40rem) 46vw, 90vw";

export const imageSlots = {
  // Fills the window below the top bar. In a window that is taller than the crop, the height determines the width, and the
  // sides are cut off.
  hero: {
    wide: { ratio: [3, 2], widths: [750, 1080, 1440, 1920, 2400] },
    tall: { ratio: [3, 5], widths: [480, 750, 828, 1080] },
    // As high as the window without the top bar (2.75rem), and at least as wide as the window.
    sizes: "(max-width: 639.98px) max(100vw, 60svh - 1.65rem), max(100vw, 150svh - 4.125rem)",
  },
  banner: {
    wide: { ratio: [3, 2], widths: [750, 1080, 1440, 1920] },
    tall: { ratio: [2, 3], widths: [480, 640, 828, 1080] },
    sizes: "100vw",
  },
  // Behind the title of an inner page, 58 % of the window's height, 36rem at most.
  head: {
    wide: { ratio: [16, 9], widths: [750, 1080, 1440, 1920] },
    tall: { ratio: [4, 5], widths: [480, 640, 828, 1080] },
    sizes: "(max-width: 639.98px) 100vw, max(100vw, min(104svh, 64rem))",
  },
  film: {
    wide: { ratio: [16, 9], widths: [750, 1080, 1280] },
    tall: { ratio: [1, 1], widths: [480, 720] },
    sizes: "100vw",
  },
  packageCard: { wide: { ratio: [4, 5], widths: cardWidths }, sizes: cardSizes },
  // Two pictures side by side that reach the edges of the window.
  pairWide: {
    wide: { ratio: [6, 5], widths: [480, 750, 1080, 1440, 1600] },
    sizes: "(min-width: 40rem) 62vw, 100vw",
  },
  pairUpright: {
    wide: { ratio: [4, 5], widths: [480, 750, 1080, 1280] },
    sizes: "(min-width: 40rem) 42vw, 100vw",
  },
  squareCard: { wide: { ratio: [1, 1], widths: cardWidths }, sizes: "(min-width: 64rem) 21rem, 38vw" },
  // Shown as cards, and as large as the window in the lightbox.
  photo: {
    wide: { ratio: [4, 5], widths: [...cardWidths, 1280] },
    sizes: "(min-width: 64rem) 26rem, (min-width: 30rem) 46vw, 90vw",
  },
  view: { wide: { ratio: [4, 3], widths: [360, 480, 640, 960, 1280, 1600] }, sizes: halfSizes },
  cover: { wide: { ratio: [3, 2], widths: [360, 480, 640, 960, 1280] }, sizes: cardSizes },
  plate: { wide: { ratio: [1, 1], widths: [480, 640, 828, 1080] }, sizes: halfSizes },
  dish: {
    wide: { ratio: [1, 1], widths: [240, 360, 480, 640, 1080] },
    sizes: "(min-width: 64rem) 19rem, 44vw",
  },
  menu: { wide: { ratio: [1, 1], widths: [180, 360] }, sizes: "8rem" },
  /** The preview of a link in messengers. */
  share: { wide: { ratio: [1200, 630], widths: [1200] }, sizes: "" },
} as const satisfies Record<string, Shapes>;

export type ImageSlot = keyof typeof imageSlots;

/** Slots of decorative pictures, which need no alternative text because of the text over them. */
export const decorativeSlots: readonly ImageSlot[] = ["hero", "banner", "head"];

/** A picture as pages render it. */
export interface ResolvedPicture {
  /** The start of its file names, such as hero-dawn-0a1b2c3d. */
  readonly name: string;
  readonly slot: ImageSlot;
  /** The shapes of its slot, with the widths that this picture has. */
  readonly shapes: Shapes;
  readonly alt: string;
  /** The point that every crop keeps, in quarters from the top left. */
  readonly x: number;
  readonly y: number;
}

/** The URL of one file. Its name contains a hash of picture and settings, so it can be cached forever. */
export function pictureUrl(name: string, slot: ImageSlot, isTall: boolean, width: number, format: string) {
  return `/pictures/${name}-${slot}${isTall ? "-tall" : ""}-${width}.${format}`;
}

/** The only width for browsers without AVIF (5 % in 2025), because all widths would double the time of the build. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[widths.length >> 1] ?? 0;
}
