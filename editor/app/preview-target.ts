import { type Path, valueAt } from "../../site-build/content/fields.ts";
import { nameOfEntry } from "../labels.ts";
import type { PreviewTarget } from "../preview/show-edited.ts";
import { type Place, readPath } from "./address.ts";
import { idOf, idPrefix, idSeparator } from "./form/messages.ts";

const grouped = new Intl.NumberFormat("en-IN");
const most = 12;

/**
 * What the preview should scroll to: the open picture, the focused field, or the field in the address. `value` is the
 * whole file in the language of the preview.
 */
export function previewTargetAt(
  place: Place,
  value: unknown,
  focusedId: string,
  pictures: object,
): PreviewTarget | undefined {
  if (place.view === "pictures") return { place: place.name, picture: place.name, texts: [] };
  if (place.view !== "content") return undefined;
  const id = focusedId.startsWith(idPrefix + idSeparator) ? focusedId : idOf(place.path);
  // The text of another language has the id of the first one's, such as with @hi.
  const path = readPath(id.replace(/@.*$/, "").split(idSeparator).slice(1));
  return { place: [place.file, ...path].join("/"), ...previewTargetOf(value, path, pictures) };
}

/** What the preview should scroll to for a field. `value` is the whole file. */
export function previewTargetOf(value: unknown, path: Path, pictures: object): Omit<PreviewTarget, "place"> {
  const parts = path.map((_, at) => valueAt(value, path.slice(0, path.length - at)));
  const [own] = parts;
  const isPicture = (text: string) => text in pictures;
  const entryAt = path.findLastIndex((step) => typeof step === "number");
  const entry = entryAt < 0 ? "" : nameOfEntry(valueAt(value, path.slice(0, entryAt + 1)));
  const texts = parts.flatMap(textsOf).filter((text) => text.length > 1 && !isPicture(text));
  return {
    picture: typeof own === "string" && isPicture(own) ? own : undefined,
    texts: [...new Set(texts)].slice(0, most),
    entry: entry || undefined,
  };
}

/** The texts of a field, or those directly inside a group or list. */
function textsOf(part: unknown): string[] {
  if (typeof part === "number") return [grouped.format(part)];
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).filter((each) => typeof each === "string");
}
