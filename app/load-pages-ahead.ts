import { isMotionPaused } from "./motion/motion.ts";
import { loadedPage, loadPage, localePagePaths } from "./pages.ts";
import { savesData, whenIdle } from "./ui/browser.ts";

/** Loads the scripts of other pages early: one when its link is touched, hovered or focused, the others in idle moments. */
export function loadPagesAhead(): void {
  for (const name of ["pointerover", "pointerdown", "focusin"])
    addEventListener(name, (event) => void load(linkedPage(event)?.pathname), true);
  addEventListener("click", follow, true);
  if (savesData()) return;
  const waiting = [...localePagePaths];
  const next = () => {
    if (waiting.length > 0) void load(waiting.shift()).then(() => whenIdle(next));
  };
  whenIdle(next);
}

/** Ignores a failure: following the link tries again. */
const load = async (path: string | undefined) => path && loadPage(path).catch(() => {});

/** While the router gets the click that `follow` has held back. */
let isTurning = false;

/** Until the script of a link's page is here, the current page stays. If it does not come, the browser loads the page. */
function follow(event: MouseEvent) {
  const link = linkedPage(event);
  const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isTurning || !link || isForBrowser) return;
  const isLoaded = loadedPage(link.pathname);
  const fades = "startViewTransition" in document && !isMotionPaused() && link.pathname !== location.pathname;
  if (isLoaded && !fades) return;
  event.preventDefault();
  event.stopPropagation();
  if (isLoaded) turnPage(link);
  else
    loadPage(link.pathname).then(
      () => link.click(),
      () => location.assign(link.href),
    );
}

/** The pages cross-fade (app/styles/motion.css), and the header's berry slides to the new one (Header.module.css). */
function turnPage(link: HTMLAnchorElement) {
  const turn = document.startViewTransition(() => {
    isTurning = true;
    link.click();
    isTurning = false;
  });
  // A next turn, or a hidden tab, ends it early: the new page is there all the same.
  turn.ready.catch(() => {});
}

/** The same for the back button: after a reload the former page's script is not here. Must listen before the router. */
export function goBackWhenLoaded(event: Event) {
  const { pathname } = location;
  if (loadedPage(pathname)) return;
  event.stopImmediatePropagation();
  loadPage(pathname).then(
    () => dispatchEvent(new PopStateEvent("popstate")),
    () => location.reload(),
  );
}

/** A link to a page of this locale, in this window. */
function linkedPage({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (localePagePaths.includes(link.pathname)) return link;
}
