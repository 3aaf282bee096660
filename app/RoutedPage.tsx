import { use } from "react";
import { type Location, Route, Routes } from "react-router";
import { loadedPage, loadPage } from "./load-page.ts";
import { type LoadPage, routes } from "./pages.ts";

/** The page of `location`. `openedAt`: the path that the browser itself loaded, if it is still open. */
export function RoutedPage({ location, openedAt }: { location: Location; openedAt: string | undefined }) {
  return (
    <Routes location={location}>
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
  const Page = loadedPage(load) ?? use(loadPage(load, openedAt));
  return <Page />;
}
