import { decorativeSlots, type ImageSlot } from "#schema/image-slots.ts";
import { oneOf } from "./choices.ts";
import { type FieldMeta, fieldMeta } from "./field-meta.ts";
import { maybe } from "./optional.ts";
import { entry } from "./structure.ts";
import { nonEmptyString, removeInvisible, type Text, text } from "./text.ts";

/** A photograph in an image slot of the layout. */
export class Picture {
  readonly slot: ImageSlot;
  readonly file: string;
  /** The alternative text; undefined for decoration. */
  readonly alt: Text | undefined;
  /** The point that every crop keeps, as fractions of width and height from the top left. */
  readonly focus: (typeof focuses)[Focus];
  constructor(slot: ImageSlot, file: string, alt: Text | undefined, focus: Focus = "centre") {
    this.slot = slot;
    this.file = file;
    this.alt = alt;
    this.focus = focuses[focus];
  }
}

const focuses = {
  centre: [0.5, 0.5],
  top: [0.5, 0.25],
  bottom: [0.5, 0.75],
  left: [0.25, 0.5],
  right: [0.75, 0.5],
} as const;
type Focus = keyof typeof focuses;

/** A file in a folder of media/. Whether it exists is checked when the content is read. `types`: such as SVG. */
export const fileIn = (
  folder: string,
  types: readonly string[],
  label: string,
  meta: FieldMeta,
  remedy = "",
) => {
  const ending = new RegExp(`\\.(${types.join("|")})$`, "i");
  const isInFolder = (path: string) => path.startsWith(`/media/${folder}/`) && path.split("/").length === 4;
  return nonEmptyString(removeInvisible)
    .refine(
      (path) => isInFolder(path) && ending.test(path),
      `must be a file in /media/${folder}/: ${types.join(", ")}${remedy}`,
    )
    .register(fieldMeta, { label, ...meta });
};

const file = fileIn(
  "originals",
  ["JPEG", "JPG", "PNG", "WebP", "AVIF"],
  "Photograph",
  { kind: "photograph" },
  ". Upload HEIC photographs from a phone at /admin, which converts them to WebP",
);
const focus = maybe(
  oneOf(
    "Most important part",
    Object.keys(focuses) as Focus[],
    "Narrow crops keep this part. Empty: the middle.",
  ),
);
const alt = text("What it shows", { hint: "One sentence, for people who cannot see it.", maxLength: 200 });

export const picture = (slot: ImageSlot, label = "Picture") =>
  // Decorative pictures have no alternative text, because the text over them says everything.
  (decorativeSlots.includes(slot)
    ? entry({ file, focus }).transform(({ file, focus }) => new Picture(slot, file, undefined, focus))
    : entry({ file, alt, focus }).transform(({ file, alt, focus }) => new Picture(slot, file, alt, focus))
  ).register(fieldMeta, { label, kind: "picture", slot });
