import { type ComponentType, use } from "react";
import { Route, Routes } from "react-router";
import { type LoadPage, routes } from "./pages.ts";

/** The page of the address. The previous page stays visible while its script loads. `openedAt`: the path that the browser itself loaded, if it is still open. */
export function RoutedPage({ openedAt }: { openedAt: string | undefined }) {
  return (
    <Routes>
      {routes.map(([path, load]) => (
        <Route
          key={path}
          path={path}
          caseSensitive
          element={<LoadedPage load={load} openedAt={openedAt} />}
        />
      ))}
    </Routes>
  );
}

function LoadedPage({ load, openedAt }: { load: LoadPage; openedAt: string | undefined }) {
  const Page = use(loadOnce(load, openedAt));
  return <Page />;
}

const loaded = new Map<LoadPage, Promise<ComponentType>>();

function loadOnce(load: LoadPage, openedAt: string | undefined): Promise<ComponentType> {
  const known = loaded.get(load);
  if (known) return known;
  const page = load().then(
    (module) => module.default,
    () => {
      loaded.delete(load);
      // The page that the browser loaded is readable without its script. React waits for the script, so the browser must follow the links.
      if (openedAt === location.pathname) addEventListener("click", leaveLinksToBrowser, true);
      // A newer release may have replaced the script, or a link was followed while it was loading. The address is the
      // wanted page's already, so load that.
      else location.reload();
      return new Promise<ComponentType>(() => {});
    },
  );
  loaded.set(load, page);
  return page;
}

function leaveLinksToBrowser(event: Event) {
  if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
}
