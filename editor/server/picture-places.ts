import type { PictureEntry } from "#content/schema/pictures.ts";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { PictureUse } from "#media/picture-uses.ts";
import { namedPictures } from "#site-build/content/check-picture-names.ts";
import { type Path, valueAt } from "#site-build/content/fields.ts";
import type { ContentStore } from "./content-store.ts";

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

const files = Object.keys(subjects).filter((file) => file.endsWith(".yaml")) as SubjectFile[];

export function placesOf(read: Read, name: string): PicturePlace[] {
  return files.flatMap((file) =>
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

/** Whether the picture may go from this place without another one: from a list with others, or with its gallery entry. */
export function mayGo(content: ContentStore, place: PicturePlace): boolean {
  const [rest] = withoutPlaces(content, [place]);
  return rest !== undefined && content.check(rest.file, rest.base, rest.value).length === 0;
}

/** Takes a picture out of all its places and then out of pictures.yaml, as one step. Throws if a place needs one. */
export function deletePicture(content: ContentStore, name: string): void {
  const base = content.open("pictures.yaml").value as Record<string, unknown>;
  const { [name]: _, ...value } = base;
  const changes = withoutPlaces(
    content,
    placesOf((file) => content.open(file).value, name),
  );
  content.asOneStep(() => {
    for (const change of [...changes, { file: "pictures.yaml" as const, base, value }]) {
      const [mistake] = content.changeIfValid(change.file, change.base, change.value);
      if (mistake) throw new Error(`A place still needs this picture. ${mistake.message}`);
    }
  });
}

/** The files without these places; none for a place that is a single picture. */
function withoutPlaces(content: ContentStore, places: readonly PicturePlace[]) {
  return [...Map.groupBy(places, ({ file }) => file)].flatMap(([file, own]) => {
    const base = content.open(file).value;
    const value = structuredClone(base);
    const going = own.flatMap(({ path, use }) => {
      if (typeof path.at(-1) === "number") return [path];
      // An entry of a gallery is a picture and its title.
      return use === "photo" || use === "view" ? [path.slice(0, -1)] : [];
    });
    // From the last one, so that the numbers of the others stay right.
    for (const path of going.reverse()) {
      const list = valueAt(value, path.slice(0, -1));
      if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
    }
    return going.length > 0 ? [{ file, base, value }] : [];
  });
}
