// A shape is an aspect ratio of the layout. The build crops each picture to it around the picture's focus, so that guests
// download only pixels that they see.

type Ratio = readonly [width: number, height: number];

/** `tall`, if any, replaces `wide` on viewports below 640 px. */
export const shapes = {
  hero: { wide: [16, 9], tall: [2, 3] },
  // The sources of the packages' pictures are about as wide as this: nothing of a house or a boat is cut off.
  tour: { wide: [5, 4], tall: [1, 1] },
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

/** A picture as the pages know it. */
export interface ResolvedPicture<Name extends Shape = Shape> {
  /** What the names of its files begin with: 'hero-dawn-0a1b2c3d'. */
  readonly name: string;
  readonly shape: Name;
  readonly widths: Widths;
  readonly alt: string;
  /** The point that every crop keeps, in quarters from the left and from above. */
  readonly x: number;
  readonly y: number;
  /** Who took it; left out for illustrations, and where it was the resort. */
  readonly credit?: string;
}

/** The name holds a hash of picture and settings, so the file may be cached for ever. */
export function pictureAddress(name: string, crop: string, width: number, format: string) {
  return `/pictures/${name}-${crop}-${width}.${format}`;
}

/** The one width for browsers without AVIF (5 % in 2025): all widths would double the time of the build. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[widths.length >> 1] ?? 0;
}
