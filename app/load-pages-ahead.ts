import { loadedPage, loadPage, pageAddresses } from "./pages.ts";
import { savesData, whenIdle } from "./ui/browser.ts";

/** Loads the scripts of other pages early: one when its link is touched, hovered or focused, the others in idle moments. */
export function loadPagesAhead(): void {
  for (const name of ["pointerover", "pointerdown", "focusin"])
    addEventListener(name, (event) => void load(linkedPage(event)?.pathname), true);
  addEventListener("click", followWhenLoaded, true);
  if (savesData()) return;
  const waiting = [...pageAddresses];
  const next = () => {
    if (waiting.length > 0) void load(waiting.shift()).then(() => whenIdle(next));
  };
  whenIdle(next);
}

/** Ignores a failure: following the link tries again. */
const load = async (address: string | undefined) => address && loadPage(address).catch(() => {});

/** Until the script of a link's page is here, the current page stays. If it does not come, the browser loads the page. */
function followWhenLoaded(event: MouseEvent) {
  const link = linkedPage(event);
  if (!link || loadedPage(link.pathname) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  loadPage(link.pathname).then(
    () => link.click(),
    () => location.assign(link.href),
  );
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

/** A link to a page of this edition. */
function linkedPage({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (link && link.origin === location.origin && pageAddresses.includes(link.pathname)) return link;
}
