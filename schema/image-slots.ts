// Where the layout shows a picture. It is cropped around its focus: guests download only pixels that they see.

/** A crop: its ratio, and the widths in pixels that screens need. */
export interface Shape {
  readonly ratio: readonly [width: number, height: number];
  readonly widths: readonly number[];
}
/** `tall`, if any, replaces `wide` in windows below 640 px. */
export interface Shapes {
  readonly wide: Shape;
  readonly tall?: Shape;
  /** How wide the layout shows it, as HTML's `sizes`. */
  readonly sizes: string;
}

const cardWidths = [360, 480, 660, 828, 1080];
// The covers of the details load the files that the cards have.
const cardSizes = "(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 100vw";
const halfSizes = "(min-width: 64rem) 41rem, (min-width: 40rem) 46vw, 90vw";

export const imageSlots = {
  // It fills the window below the top bar. A window that is taller than the crop shows its middle: it is as wide as the
  // window's height makes it.
  hero: {
    wide: { ratio: [3, 2], widths: [750, 1080, 1440, 1920, 2400] },
    tall: { ratio: [3, 5], widths: [480, 750, 828, 1080] },
    sizes: "(max-width: 639.98px) max(100vw, 60svh), max(100vw, 150svh)",
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
  // Two beside each other that run to the edges of the window.
  pairWide: {
    wide: { ratio: [6, 5], widths: [480, 750, 1080, 1440, 1600] },
    sizes: "(min-width: 40rem) 62vw, 100vw",
  },
  pairUpright: {
    wide: { ratio: [4, 5], widths: [480, 750, 1080, 1280] },
    sizes: "(min-width: 40rem) 42vw, 100vw",
  },
  squareCard: { wide: { ratio: [1, 1], widths: cardWidths }, sizes: "(min-width: 64rem) 21rem, 38vw" },
  // Shown as cards, and as large as the window when a guest enlarges them.
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
  /** What messengers show with a link. */
  share: { wide: { ratio: [1200, 630], widths: [1200] }, sizes: "" },
} as const satisfies Record<string, Shapes>;

export type ImageSlot = keyof typeof imageSlots;

/** Pictures there are decoration and need no alternative text: the text over them says everything. */
export const decorativeSlots: readonly ImageSlot[] = ["hero", "banner", "head"];

/** A picture as the pages know it. */
export interface ResolvedPicture {
  /** What the names of its files begin with: 'hero-dawn-0a1b2c3d'. */
  readonly name: string;
  readonly slot: ImageSlot;
  /** With the widths that this picture has. */
  readonly shapes: Shapes;
  readonly alt: string;
  /** The point that every crop keeps, in quarters from the left and from above. */
  readonly x: number;
  readonly y: number;
}

/** The name holds a hash of picture and settings, so the file may be cached for ever. */
export function pictureUrl(name: string, slot: ImageSlot, isTall: boolean, width: number, format: string) {
  return `/pictures/${name}-${slot}${isTall ? "-tall" : ""}-${width}.${format}`;
}

/** The one width for browsers without AVIF (5 % in 2025): all widths would double the time of the build. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[widths.length >> 1] ?? 0;
}
