import { useEffect } from "react";
import { useLocation } from "react-router";
import { editionPath } from "#content/site.yaml";
import { addressIn } from "#shared/pages.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { loadedPage } from "./pages.ts";

/** The page of the current address. If the guest goes back to one whose script is not here, the browser loads it. */
export function RoutedPage() {
  const { pathname } = useLocation();
  const Page = loadedPage(addressIn(editionPath, pathname));
  useEffect(() => {
    if (!Page) location.reload();
  }, [Page]);
  return (
    // The key resets the error after a navigation.
    <PageErrorBoundary key={pathname}>{Page && <Page />}</PageErrorBoundary>
  );
}
