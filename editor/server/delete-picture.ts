import { valueAt } from "#site-build/content/fields.ts";
import type { ContentStore } from "./content-store.ts";
import { type PicturePlace, placesOf } from "./picture-places.ts";

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
