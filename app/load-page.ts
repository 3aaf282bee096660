import { type ComponentType, memo } from "react";
import { editionPath } from "#content/site.yaml";
import { addressIn } from "#shared/pages.ts";
import { type LoadPage, routes } from "./pages.ts";
import { savesData } from "./ui/browser.ts";

/** The path that the browser itself loaded. */
const openedAt = globalThis.location?.pathname;
const loaded = new Map<LoadPage, ComponentType>();
const loading = new Map<LoadPage, Promise<ComponentType>>();

/** The page, if its script has loaded. */
export function loadedPage(load: LoadPage): ComponentType | undefined {
  return loaded.get(load);
}

/** Loads the page's script. */
export function loadPage(load: LoadPage): Promise<ComponentType> {
  const known = loading.get(load);
  if (known) return known;
  const page = load().then(
    (module) => remember(load, module.default),
    () => {
      loading.delete(load);
      // The page that the browser loaded is readable without its script. React waits for it and follows no links.
      if (openedAt === location.pathname) addEventListener("click", leaveToBrowser, true);
      // A newer release may have replaced the script of a page to which the guest goes back.
      else location.reload();
      return new Promise<ComponentType>(() => {});
    },
  );
  loading.set(load, page);
  return page;
}

/** Loads the scripts of other pages early: one when its link is touched, hovered or focused, the others in idle moments. */
export function loadPagesAhead(): void {
  for (const name of ["pointerover", "pointerdown", "focusin"]) addEventListener(name, loadLinked, true);
  addEventListener("click", followWhenLoaded, true);
  // Safari has no requestIdleCallback.
  if (savesData() || !("requestIdleCallback" in window)) return;
  const waiting = [...routes];
  const next = () => {
    const [, load] = waiting.shift() ?? [];
    if (load) void loadAhead(load).then(() => requestIdleCallback(next));
  };
  requestIdleCallback(next);
}

function loadLinked({ target }: Event) {
  const load = loaderOf(linkAt(target)?.pathname);
  if (load) void loadAhead(load);
}

/** Until the script of a link's page is here, the current page stays. If it does not come, the browser loads the page. */
function followWhenLoaded(event: MouseEvent) {
  const link = linkAt(event.target);
  const load = loaderOf(link?.pathname);
  if (!link || !load || loaded.has(load) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  void loadAhead(load).then(() => (loaded.has(load) ? link.click() : location.assign(link.href)));
}

function leaveToBrowser(event: Event) {
  if (linkAt(event.target)) event.stopPropagation();
}

/** A link to a page of this site. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  return link && link.origin === location.origin ? link : undefined;
}

const loaderOf = (address: string | undefined) =>
  routes.find(([path]) => addressIn(editionPath, path) === address)?.[1];

async function loadAhead(load: LoadPage): Promise<void> {
  if (loaded.has(load)) return;
  // Ignore a failure: following the link tries again.
  const module = await load().catch(() => {});
  if (module) remember(load, module.default);
}

/** A page has no props: without `memo` React would render it again whenever the address changes. */
function remember(load: LoadPage, Page: ComponentType): ComponentType {
  const page = loaded.get(load) ?? memo(Page);
  loaded.set(load, page);
  return page;
}
