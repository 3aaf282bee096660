import { useSyncExternalStore } from "react";

export type Path = readonly (string | number)[];

export type Place =
  | { view: "content"; file: string; path: Path }
  | { view: "pictures"; name: string }
  | { view: "launch" | "publish" }
  | { view: "inquiries"; id: string };

/** '#/content/menu.yaml/menu/3/price', with the file's own slashes encoded. */
export function addressOf(place: Place): string {
  const steps: Path =
    place.view === "content"
      ? [place.file, ...place.path]
      : place.view === "pictures"
        ? [place.name]
        : place.view === "inquiries"
          ? [place.id]
          : [];
  const parts = [place.view, ...steps].filter((step) => step !== "");
  return `#/${parts.map((step) => encodeURIComponent(step)).join("/")}`;
}

/** An address that is broken, such as '#/%E0%A4%A', shows the first form. */
export function readAddress(hash: string): Place {
  const [view, first = "", ...rest] = partsOf(hash);
  if (view === "pictures") return { view, name: first };
  if (view === "inquiries") return { view, id: first };
  if (view === "launch" || view === "publish") return { view };
  const path = rest.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { view: "content", file: first || "resort.yaml", path };
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

/** To the field of a mistake or of the launch list; pictures have a view of their own. */
export function addressOfField(file: string, path: Path): string {
  if (file === "pictures.yaml") return addressOf({ view: "pictures", name: String(path[0] ?? "") });
  return addressOf({ view: "content", file, path });
}

function follow(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}
