import type { Shape, Widths } from "#media/shapes.ts";

/** The kinds of places that show a picture, each with its crop and the widths in pixels that screens need. */
export const pictureUses = {
  hero: use("hero", { wide: [750, 1080, 1440, 1920], tall: [480, 750, 828, 1080] }),
  banner: use("banner", { wide: [750, 1080, 1440, 1920], tall: [480, 640, 828, 1080] }),
  film: use("film", { wide: [750, 1080, 1280], tall: [480, 720] }),
  tour: use("tour", { wide: [360, 480, 660, 828, 1080], tall: [480, 720, 1080] }),
  card: use("4/5", { wide: [360, 480, 660, 828, 1080] }),
  squareCard: use("1/1", { wide: [360, 480, 660, 828, 1080] }),
  // Shown as cards, and as large as the window when a guest enlarges them.
  photo: use("4/5", { wide: [360, 480, 660, 828, 1080, 1280] }),
  view: use("4/3", { wide: [360, 480, 640, 960, 1280, 1600] }),
  cover: use("3/2", { wide: [360, 480, 640, 960, 1280] }),
  plate: use("1/1", { wide: [480, 640, 828, 1080] }),
  dish: use("1/1", { wide: [240, 360, 480, 640, 1080] }),
  menu: use("1/1", { wide: [180, 360] }),
} as const;

export type PictureUse = keyof typeof pictureUses;

/** Pictures there are decoration: the text over them says everything. Their pages need no alternative text. */
export const decorativeUses: readonly PictureUse[] = ["hero", "banner"];

/** The crop of a kind of place. */
export type ShapeFor<Use extends PictureUse> = (typeof pictureUses)[Use]["shape"];

function use<Name extends Shape>(shape: Name, widths: Widths): { shape: Name; widths: Widths } {
  return { shape, widths };
}
