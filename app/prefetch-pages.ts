import { isPagePath, loadPage, localePagePaths } from "./pages.ts";
import { savesData, whenIdle } from "./ui/browser.ts";

/** Prefetches the scripts of other pages: one when its link is touched, hovered or focused, the rest when the page is idle. */
export function prefetchPages(): void {
  // Without the Navigation API links load whole pages, so their scripts are not needed in advance.
  if (!window.navigation) return;
  for (const name of ["pointerover", "pointerdown", "focusin"])
    addEventListener(name, prefetchLinkedPage, true);
  if (savesData()) return;
  const waiting = [...localePagePaths];
  const next = () => {
    const path = waiting.shift();
    if (path) void prefetch(path).then(() => whenIdle(next));
  };
  whenIdle(next);
}

function prefetchLinkedPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (link && link.origin === location.origin && isPagePath(link.pathname)) void prefetch(link.pathname);
}

/** Ignores failures, because following the link tries again. */
const prefetch = (path: string) => loadPage(path).catch(() => {});
