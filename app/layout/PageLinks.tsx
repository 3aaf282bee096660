import { Link, useLocation } from "react-router";
import { brandMarkShape } from "#app/sections/BrandMark.tsx";
import * as resort from "#content/site.yaml";
import { navigationPages, pagePaths } from "#shared/pages.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./PageLinks.module.css";

const listedPages = navigationPages.filter((name) => !resort.emptyPages.includes(name));

/** The pages that have content, in the order of the menu. The berry marks the current one. */
export function PageLinks({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list in flex layout without the role
    <ul role="list" className={className}>
      {listedPages.map((name) => {
        const path = pagePaths[name];
        return (
          <li key={name}>
            <Link className={css.link} to={path} aria-current={pathname === path ? "page" : undefined}>
              {words.pages[name]}
              <svg className={css.berry} viewBox="0 0 32 52" aria-hidden="true">
                <use href={brandMarkShape("hanging")} />
              </svg>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
