// A shape is a crop that a layout asks for. The pipeline cuts it around the picture's focus, so that no
// visitor downloads pixels that the page does not show.

type Ratio = readonly [width: number, height: number];

/** `wide` is the crop itself; `tall`, where there is one, replaces it on viewports below 640 px. */
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

/** The widths in pixels that a shape is made in; `tall` for the crop of art-directed shapes. */
export type Widths = { readonly wide: readonly number[]; readonly tall?: readonly number[] };

/** The part of a file's name that says which crop it holds: '4x5', 'hero', 'hero-tall'. */
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
  /** Which of sixteen colours holds its place until it comes. */
  readonly tone: number;
  /** The point that every crop keeps, in quarters from the left and from above. */
  readonly x: number;
  readonly y: number;
  /** Who made it; left out where that is the resort. */
  readonly credit?: string;
}

/** `name` carries a hash of content and settings, so that the server may call the file immutable. */
export function pictureAddress(name: string, crop: string, width: number, format: string) {
  return `/pictures/${name}-${crop}-${width}.${format}`;
}

/** Browsers without AVIF (some 5 % in 2025) get one middle width: a second full set would double the build. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[widths.length >> 1] ?? 0;
}
