import { use } from "react";
import { Route, Routes } from "react-router";
import { loadedPage, loadPage } from "./load-page.ts";
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
  const Page = loadedPage(load) ?? use(loadPage(load, openedAt));
  return <Page />;
}
