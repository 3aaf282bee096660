import { useLayoutEffect, useRef } from "react";
import { href } from "#app/href.ts";
import { isMotionPaused } from "#app/motion/motion.ts";
import { brandMarkShape } from "#app/sections/BrandMark.tsx";
import { useLocation } from "#app/ui/location.ts";
import * as resort from "#content/site.yaml";
import { navigationPages, pagePaths } from "#shared/pages.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./PageLinks.module.css";

const listedPages = navigationPages.filter((name) => !resort.emptyPages.includes(name));

/** Links to all pages that have content. A berry marks the current one. */
export function PageLinks({ className }: { className?: string | undefined }) {
  const { path } = useLocation();
  const list = useSlidingBerry(path);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list in flex layout without the role
    <ul ref={list} role="list" className={className}>
      {listedPages.map((name) => {
        const url = href(pagePaths[name]);
        return (
          <li key={name}>
            <a className={css.link} href={url} aria-current={path === url ? "page" : undefined}>
              {words.pages[name]}
              <svg className={css.berry} viewBox="0 0 32 52" aria-hidden="true">
                <use href={brandMarkShape("hanging")} />
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const slideMs = 200;

/** The berry slides from the link of the previous page to that of the new one. */
function useSlidingBerry(path: string) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the berry is at another link when the path changes
  useLayoutEffect(() => {
    const previous = shown.current;
    const berry = list.current?.querySelector("[aria-current] svg") ?? null;
    shown.current = berry;
    if (!previous || !berry || isMotionPaused()) return;
    const distance = previous.getBoundingClientRect().left - berry.getBoundingClientRect().left;
    // In a closed menu all positions are zero.
    if (distance !== 0) berry.animate({ translate: [`${distance}px`, "0"] }, slideMs);
  }, [path]);
  return list;
}
