import { adoptStyles } from "#app/map/adopt-styles.ts";
import type { EditionLine } from "#content/schema/editions.ts";
import styles from "./offer-edition.css?inline";

declare global {
  /** Replaced by the build: the public editions besides this one that have a line, each with its own words. */
  const __EDITION_LINES__: readonly EditionLine[];
}

/** Fills the room that app/inline/offer-edition.ts has reserved above the page. `at`: the edition's place in the list. */
export async function offerEdition(at: number): Promise<void> {
  const edition = __EDITION_LINES__[at];
  if (!edition) return;
  await adoptStyles(styles);
  const line = document.createElement("aside");
  line.className = "edition-line wrap no-print";
  line.lang = edition.language;
  const link = Object.assign(document.createElement("a"), {
    hreflang: edition.language,
    textContent: edition.link,
  });
  // The link of the top bar follows the guest from page to page.
  const follow = () => {
    link.href =
      document.querySelector<HTMLAnchorElement>(`section a[hreflang="${edition.language}"]`)?.href ?? "/";
    link.search = location.search;
  };
  line.append(link);
  follow();
  for (const event of ["pointerenter", "focus", "click"]) link.addEventListener(event, follow);
  const close = Object.assign(document.createElement("button"), { type: "button", ariaLabel: edition.close });
  close.addEventListener("click", () => {
    localStorage.language = "kept";
    document.documentElement.style.paddingTop = "";
    line.remove();
  });
  line.append(close);
  document.querySelector(".skip")?.after(line);
}
