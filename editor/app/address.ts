import { useSyncExternalStore } from "react";
import type { Path } from "../../site-build/content/fields.ts";

/** In the order of the navigation. */
export const viewTitles = {
  publish: "Publish",
  launch: "Before the launch",
  inquiries: "Inquiries",
  settings: "Mail settings",
  pictures: "Pictures",
  languages: "Languages",
} as const;

/** A field of a form, or a view; `name` is the picture's, the inquiry's or the edition's, "" for all of them. */
export type Place = (
  | { view: "content"; file: string; path: Path }
  | { view: keyof typeof viewTitles; name: string }
) & {
  /** The path of the edition whose text of the field is meant. Undefined: the first one. */
  edition?: string | undefined;
};

/** '#/content/menu.yaml/menu/3/name' or '#/content/menu.yaml/menu/3/name@hi', with the file's own slashes encoded. */
export function addressOf(place: Place): string {
  const steps = place.view === "content" ? [place.file, ...place.path] : [place.name];
  const parts = [place.view, ...steps].filter((step) => step !== "");
  const edition = place.edition ? `@${place.edition}` : "";
  return `#/${parts.map((step) => encodeURIComponent(step)).join("/")}${edition}`;
}

/** An address that is broken, such as '#/%E0%A4%A', shows the first form. */
export function readAddress(hash: string): Place {
  const [address = "", edition] = hash.split("@");
  const [view = "", first = "", ...rest] = partsOf(address);
  if (Object.hasOwn(viewTitles, view)) return { view: view as keyof typeof viewTitles, name: first, edition };
  return { view: "content", file: first || "resort.yaml", path: readPath(rest), edition };
}

/** The path in an address or in a field's id, where numbers are texts. */
export function readPath(steps: readonly string[]): Path {
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function partsOf(hash: string): string[] {
  try {
    return hash.replace(/^#\//, "").split("/").map(decodeURIComponent);
  } catch {
    return [];
  }
}

export function usePlace(): Place {
  return readAddress(useSyncExternalStore(follow, () => location.hash));
}

/** For a mistake or a line of the launch list. Pictures have a view of their own. */
export function addressOfField(file: string, path: Path, edition?: string): string {
  if (file === "pictures.yaml") return addressOf({ view: "pictures", name: String(path[0] ?? ""), edition });
  return addressOf({ view: "content", file, path, edition });
}

function follow(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}
