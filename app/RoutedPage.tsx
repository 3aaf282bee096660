import { use } from "react";
import { Route, Routes } from "react-router";
import { loadedPage, loadPage } from "./load-page.ts";
import { type LoadPage, routes } from "./pages.ts";

/** The page of the current address. */
export function RoutedPage() {
  return (
    <Routes>
      {routes.map(([path, load]) => (
        <Route key={path} path={path} caseSensitive element={<LoadedPage load={load} />} />
      ))}
    </Routes>
  );
}

function LoadedPage({ load }: { load: LoadPage }) {
  const Page = loadedPage(load) ?? use(loadPage(load));
  return <Page />;
}
