import type { PictureEntry } from "#content/schema/pictures.ts";
import { type SubjectFile, subjects, yamlFiles } from "#content/schema/subjects.ts";
import type { PictureUse } from "#media/picture-uses.ts";
import { namedPictures } from "#site-build/content/check-picture-names.ts";
import type { Path } from "#site-build/content/fields.ts";

/** A place that shows a picture; `use` is undefined for the card that messengers show. */
export interface PicturePlace {
  file: SubjectFile;
  path: Path;
  use: PictureUse | undefined;
}

/** A picture in places that did not show it before, or not with these files. */
export interface NewUse {
  entry: Pick<PictureEntry, "file" | "tallFile">;
  uses: PicturePlace["use"][];
  /** The field that is wrong if the picture does not fit. */
  pathOf(key: "file" | "tallFile"): Path;
}

/** The data of a file of content/. */
type Read = (file: SubjectFile) => unknown;

export function placesOf(read: Read, name: string): PicturePlace[] {
  return yamlFiles.flatMap((file) =>
    namedPictures(subjects[file].schema, read(file)).flatMap(({ path, picture, use }) =>
      picture === name ? { file, path, use } : [],
    ),
  );
}

export function newUses(file: SubjectFile, before: unknown, value: unknown, read: Read): NewUse[] {
  if (file === "pictures.yaml") {
    const olds = (before ?? {}) as Record<string, PictureEntry>;
    return Object.entries((value ?? {}) as Record<string, PictureEntry>).flatMap(([name, entry]) =>
      olds[name]?.file === entry.file && olds[name]?.tallFile === entry.tallFile
        ? []
        : { entry, uses: placesOf(read, name).map(({ use }) => use), pathOf: (key) => [name, key] },
    );
  }
  const placesIn = (data: unknown) => namedPictures(subjects[file].schema, data);
  const known = new Set(placesIn(before).map(({ picture, use }) => `${picture} ${use}`));
  const entries = (read("pictures.yaml") ?? {}) as Record<string, PictureEntry>;
  return placesIn(value).flatMap(({ path, picture, use }) => {
    const entry = entries[picture];
    return entry && !known.has(`${picture} ${use}`) ? { entry, uses: [use], pathOf: () => path } : [];
  });
}
