import type { MouseEvent } from "react";
import { href } from "#app/href.ts";
import { useLocation } from "#app/ui/location.ts";
import * as resort from "#content/site.yaml";
import { pagePaths, pathInLocale, unlistedPaths } from "#shared/pages.ts";
import css from "./LocaleLinks.module.css";

const knownPaths = Object.values({ ...pagePaths, ...unlistedPaths });

/** The same page in the other languages, each named in its own: drawn where media/words/ has a drawing. Unknown paths lead to Home. */
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

/** Keeps what the guest asks about: /Contact?about=basic-getaway. Not in `href`, since prerendered pages have no query. */
function keepSearch({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}
