import type { FileName } from "#schema/schema.ts";
import { walkFields } from "#site-build/content/walk-fields.ts";
import type { Warning } from "#site-build/content/warnings.ts";

interface WrittenPicture {
  file: string;
  focus: string;
  /** What it shows, by field: alt, alt_hi. */
  words: Readonly<Record<string, string>>;
}

/** By their places, such as 'dining dishes 0 picture'. */
export type PublishedPictures = Readonly<Record<string, WrittenPicture>>;

export function picturesIn(file: FileName, value: unknown): Record<string, WrittenPicture> {
  const pictures: Record<string, WrittenPicture> = {};
  walkFields(file, value, ({ meta, path, value }) => {
    if (meta.kind !== "picture" || typeof value !== "object" || value === null) return;
    const { file: photograph, focus, ...others } = value as Record<string, string | undefined>;
    if (!photograph) return;
    const words = Object.entries(others).filter((field): field is [string, string] => Boolean(field[1]));
    pictures[[file, ...path].join(" ")] = {
      file: photograph,
      focus: focus ?? "",
      words: Object.fromEntries(words),
    };
  });
  return pictures;
}

/** A replaced photograph with the words or the focus of the former one. */
export function findPictureWarnings(file: FileName, value: unknown, published: PublishedPictures): Warning[] {
  const known = Object.values(published);
  const warnings: Warning[] = [];
  for (const [place, picture] of Object.entries(picturesIn(file, value))) {
    const path = place
      .split(" ")
      .slice(1)
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const add = (field: string, message: string) =>
      warnings.push({ path: [...path, field], message, key: JSON.stringify([message, picture]) });
    for (const [field, words] of Object.entries(picture.words)) {
      const described = known.filter((former) => former.words[field] === words);
      if (described.length > 0 && described.every((former) => former.file !== picture.file))
        add(field, "still describes the former photograph");
    }
    const former = published[place];
    const isNew = known.every((published) => published.file !== picture.file);
    if (former && isNew && former.focus === picture.focus)
      add(
        "focus",
        `is still ${picture.focus || "the middle"}. Look at the new photograph: narrow crops keep this part`,
      );
  }
  return warnings;
}
