import type { MouseEvent } from "react";
import { href } from "#app/href.ts";
import { useLocation } from "#app/ui/location.ts";
import * as resort from "#content/site.yaml";
import { pagePaths, pathInLocale, unlistedPaths } from "#shared/pages.ts";
import css from "./LocaleLinks.module.css";

const knownPaths = Object.values({ ...pagePaths, ...unlistedPaths });

/**
 * Links to the same page in the other languages, each named in its own language, as a drawing if media/words/ has one. From an
 * unknown path they lead to Home.
 */
export function LocaleLinks() {
  const current = useLocation().path;
  const page = knownPaths.find((path) => href(path) === current) ?? "/";
  return resort.otherLocales.map(({ language, path, name, drawing }) => (
    <a
      key={path}
      className={`tap ${css.locale}`}
      href={pathInLocale(path, page)}
      lang={language}
      hrefLang={language}
      onClick={keepSearch}
    >
      {drawing ? (
        <svg role="img" aria-label={name} viewBox={drawing.box}>
          <use href={drawing.href} />
        </svg>
      ) : (
        name
      )}
    </a>
  ));
}

/** Keeps the query, such as ?about=basic-getaway. Added on click, because prerendered pages do not know it. */
function keepSearch({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}
