import { useLocation } from "react-router";
import { editionPath } from "#content/site.yaml";
import { addressIn } from "#shared/pages.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { loadedPage } from "./pages.ts";
import { givenAt } from "./ui/browser.ts";

/** The page of the current address. Its script has loaded: see load-pages-ahead.ts. */
export function RoutedPage() {
  const { pathname, key } = useLocation();
  const Page = loadedPage(givenAt(addressIn(editionPath, pathname), key));
  return (
    // The key resets the error after a navigation.
    <PageErrorBoundary key={pathname}>{Page && <Page />}</PageErrorBoundary>
  );
}
