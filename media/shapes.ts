// A shape is an aspect ratio of the layout. The build crops each picture to it around the picture's focus, so that guests
// download only pixels that they see.

type Ratio = readonly [width: number, height: number];

/** `tall`, if any, replaces `wide` on viewports below 640 px. */
export const shapes = {
  hero: { wide: [16, 9], tall: [2, 3] },
  film: { wide: [16, 9], tall: [1, 1] },
  banner: { wide: [3, 2], tall: [2, 3] },
  "1/1": { wide: [1, 1], tall: undefined },
  "3/2": { wide: [3, 2], tall: undefined },
  "4/3": { wide: [4, 3], tall: undefined },
  "4/5": { wide: [4, 5], tall: undefined },
  "16/9": { wide: [16, 9], tall: undefined },
} as const satisfies Record<string, { wide: Ratio; tall: Ratio | undefined }>;

export type Shape = keyof typeof shapes;

/** The widths in pixels of a shape's files. */
export type Widths = { readonly wide: readonly number[]; readonly tall?: readonly number[] };

/** The crop's name in a file's name: '4x5', 'hero', 'hero-tall'. */
export function cropName(shape: string, tall: boolean): string {
  return shape.replace("/", "x") + (tall ? "-tall" : "");
}

/** The hash covers picture and settings, so the file may be cached for ever. */
export function pictureAddress(slot: string, hash: string, crop: string, width: number, format: string) {
  return `/pictures/${slot}-${hash}-${crop}-${width}.${format}`;
}

/** The one width for browsers without AVIF (5 % in 2025): all widths would double the time of the build. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[widths.length >> 1] ?? 0;
}
