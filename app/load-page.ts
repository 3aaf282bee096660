import { type ComponentType, memo } from "react";
import { editionPath } from "#content/editions.yaml";
import { addressIn } from "#shared/pages.ts";
import { type LoadPage, routes } from "./pages.ts";
import { savesData } from "./ui/browser.ts";

const loaded = new Map<LoadPage, ComponentType>();
const loading = new Map<LoadPage, Promise<ComponentType>>();

/** The page, if its script has loaded. */
export function loadedPage(load: LoadPage): ComponentType | undefined {
  return loaded.get(load);
}

/** Whether the script of the page at `address` has loaded. */
export function isLoaded(address: string): boolean {
  const load = loaderOf(address);
  return load !== undefined && loaded.has(load);
}

/** Loads the page's script. `openedAt`: the path that the browser itself loaded, if it is still open. */
export function loadPage(load: LoadPage, openedAt: string | undefined): Promise<ComponentType> {
  const known = loading.get(load);
  if (known) return known;
  const page = load().then(
    (module) => remember(load, module.default),
    () => {
      loading.delete(load);
      // The page that the browser loaded is readable without its script. React waits for the script, so the browser must follow the links.
      if (openedAt === location.pathname) addEventListener("click", leaveLinksToBrowser, true);
      // A newer release may have replaced the script, or a link was followed while it was loading. The address is the
      // wanted page's already, so load that.
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
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin) return;
  const load = loaderOf(link.pathname);
  if (load) void loadAhead(load);
}

const loaderOf = (address: string) => routes.find(([path]) => addressIn(editionPath, path) === address)?.[1];

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

function leaveLinksToBrowser(event: Event) {
  if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
}
