import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { otherEditions } from "#content/site.yaml";
import { addressIn, pagePaths, unlistedPaths } from "#shared/pages.ts";

const pages: readonly string[] = Object.values({ ...pagePaths, ...unlistedPaths });

/** Links to the same page in the site's other languages, each in its own, drawn where media/words/ has it. Unknown addresses lead to Home. */
export function EditionLinks() {
  const { pathname } = useLocation();
  const page = pages.includes(pathname) ? pathname : "/";
  return otherEditions.map(({ language, path, name, drawing }) => (
    <a key={path} href={addressIn(path, page)} lang={language} hrefLang={language} onClick={keepSearch}>
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

/** What the guest asks about stays chosen: /Contact?about=basic-getaway. Not in `href`, since prerendered pages have no query. */
function keepSearch({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}
