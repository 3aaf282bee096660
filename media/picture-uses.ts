import type { Shape, Widths } from "#media/shapes.ts";

/** The places of the layout that show pictures: each asks for one crop, in the widths that it takes on screens. */
export const pictureUses = {
  hero: use("hero", { wide: [750, 1080, 1440, 1920], tall: [480, 750, 828, 1080] }),
  banner: use("banner", { wide: [750, 1080, 1440, 1920], tall: [480, 640, 828, 1080] }),
  film: use("film", { wide: [750, 1080, 1280], tall: [480, 720] }),
  card: use("4/5", { wide: [360, 480, 660, 828, 1080] }),
  squareCard: use("1/1", { wide: [360, 480, 660, 828, 1080] }),
  // As cards, and in the size of the window when a guest enlarges them.
  photo: use("4/5", { wide: [360, 480, 660, 828, 1080, 1280] }),
  view: use("4/3", { wide: [360, 480, 640, 960, 1280, 1600] }),
  cover: use("3/2", { wide: [360, 480, 640, 960, 1280] }),
  plate: use("1/1", { wide: [480, 640, 828, 1080] }),
  dish: use("1/1", { wide: [240, 360, 480, 640, 1080] }),
  menu: use("1/1", { wide: [180, 360] }),
} as const;

export type PictureUse = keyof typeof pictureUses;

/** The crop that a place asks for. */
export type ShapeFor<Use extends PictureUse> = (typeof pictureUses)[Use]["shape"];

function use<Name extends Shape>(shape: Name, widths: Widths): { shape: Name; widths: Widths } {
  return { shape, widths };
}
