// The places of the layout that show a picture, each with its ratio. The build crops each picture to them around the
// picture's focus, so that guests download only pixels that they see.

type Ratio = readonly [width: number, height: number];

/** `tall`, if any, replaces `wide` in windows below 640 px. */
export const places = {
  hero: { wide: [16, 9], tall: [4, 3] },
  banner: { wide: [3, 2], tall: [2, 3] },
  film: { wide: [16, 9], tall: [1, 1] },
  // About as wide as the originals of the packages: nothing of a house or a boat is cut off.
  tour: { wide: [5, 4] },
  card: { wide: [4, 5] },
  squareCard: { wide: [1, 1] },
  photo: { wide: [4, 5] },
  view: { wide: [4, 3] },
  cover: { wide: [3, 2] },
  plate: { wide: [1, 1] },
  dish: { wide: [1, 1] },
  menu: { wide: [1, 1] },
  /** What messengers show with a link. */
  share: { wide: [1200, 630] },
} as const satisfies Record<string, { wide: Ratio; tall?: Ratio }>;

export type Place = keyof typeof places;

export const ratiosOf = (place: Place): { wide: Ratio; tall?: Ratio } => places[place];

/** Pictures there are decoration and need no alternative text: the text over them says everything. */
export const decorativePlaces: readonly Place[] = ["hero", "banner"];

/** The widths in pixels of a picture's files. */
export type Widths = { readonly wide: readonly number[]; readonly tall?: readonly number[] };

/** A picture as the pages know it. */
export interface ResolvedPicture {
  /** What the names of its files begin with: 'hero-dawn-0a1b2c3d'. */
  readonly name: string;
  readonly place: Place;
  readonly widths: Widths;
  readonly alt: string;
  /** The point that every crop keeps, in quarters from the left and from above. */
  readonly x: number;
  readonly y: number;
}

/** The name holds a hash of picture and settings, so the file may be cached for ever. */
export function pictureAddress(name: string, place: Place, isTall: boolean, width: number, format: string) {
  return `/pictures/${name}-${place}${isTall ? "-tall" : ""}-${width}.${format}`;
}

/** The one width for browsers without AVIF (5 % in 2025): all widths would double the time of the build. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[widths.length >> 1] ?? 0;
}
