import type { SubjectFile } from "#content/schema/subjects.ts";
import { valueAt } from "#site-build/content/fields.ts";
import { titleOf } from "../labels.ts";
import type { ContentStore } from "./content-store.ts";
import { type PicturePlace, placesOf } from "./picture-places.ts";

/** Takes a picture out of all its places and then out of pictures.yaml, as one step. Throws if a place needs a picture. */
export function deletePicture(content: ContentStore, name: string): void {
  const read = (file: SubjectFile) => content.open(file).value;
  const places = Map.groupBy(placesOf(read, name), ({ file }) => file);
  content.asOneStep(() => {
    for (const [file, own] of places) change(file, withoutPlaces(read(file), own));
    const { [name]: _, ...others } = read("pictures.yaml") as Record<string, unknown>;
    change("pictures.yaml", others);
  });

  function change(file: SubjectFile, value: unknown) {
    const [mistake] = content.changeIfValid(file, read(file), value);
    if (mistake) throw new Error(`A place still needs this picture. ${mistake.message}`);
  }
}

function withoutPlaces(value: unknown, places: readonly PicturePlace[]): unknown {
  const rest = structuredClone(value);
  // From the last one, because each removal moves the entries after it.
  for (const { file, path, use } of places.toReversed()) {
    // An entry of a gallery is a picture and its title.
    const entry = use === "photo" || use === "view" ? path.slice(0, -1) : path;
    const list = valueAt(rest, entry.slice(0, -1));
    if (!Array.isArray(list))
      throw new Error(
        `A place still needs this picture. “${titleOf(file)}” shows it: choose another one there first.`,
      );
    list.splice(Number(entry.at(-1)), 1);
  }
  return rest;
}
