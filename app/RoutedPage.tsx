import { type ComponentType, use } from "react";
import { Route, Routes } from "react-router";
import { type LoadPage, routes } from "./routes.ts";

/** The page of the address. Its script loads while the page before it stays in sight. */
export function RoutedPage() {
  return (
    <Routes>
      {Object.entries(routes).map(([path, load]) => (
        <Route key={path} path={path} caseSensitive element={<LoadedPage load={load} />} />
      ))}
    </Routes>
  );
}

function LoadedPage({ load }: { load: LoadPage }) {
  const Page = use(loadOnce(load));
  return <Page />;
}

const loaded = new Map<LoadPage, Promise<ComponentType>>();
let hasOpened = false;

function loadOnce(load: LoadPage): Promise<ComponentType> {
  const known = loaded.get(load);
  if (known) return known;
  const isOpening = !hasOpened;
  hasOpened = true;
  const page = load().then(
    (module) => module.default,
    () => {
      loaded.delete(load);
      // A newer release may have taken the script's place: the address is the wanted page's already, so load that.
      // The page that the guest has opened is there in any case, and can be read without its script.
      if (!isOpening) location.reload();
      return new Promise<ComponentType>(() => {});
    },
  );
  loaded.set(load, page);
  return page;
}
