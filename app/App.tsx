import { Suspense, useEffect, useLayoutEffect } from "react";
import * as resort from "#content/site.yaml";
import words from "#words/site.json" with { type: "json" };
// Import before all components: it sets the order of the CSS layers.
import "./styles/site.css";
import { restoreControls } from "./before-hydration.ts";
import { resumeSavedInquiry } from "./inquiry/resume.ts";
import { ChatLink } from "./layout/ChatLink.tsx";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { Marquee } from "./layout/Marquee.tsx";
import { NoticeBanner } from "./layout/NoticeBanner.tsx";
import { TopBar } from "./layout/TopBar.tsx";
import { registerServiceWorker } from "./offline/register-service-worker.ts";
import { PageChange } from "./PageChange.tsx";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { loadedPage } from "./pages.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { retryFailedPictures } from "./ui/failed-pictures.ts";
import { useLocation } from "./ui/location.ts";

/** `onHydrated` is called once the page reacts to the guest. */
export function App({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => {
    prefetchPages();
    registerServiceWorker();
    resumeSavedInquiry();
    retryFailedPictures();
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      <TopBar />
      {resort.notice && <NoticeBanner notice={resort.notice} />}
      <Header />
      <PageChange />
      <main id="main" tabIndex={-1}>
        {/* React hydrates a Suspense boundary in a task of its own. */}
        <Suspense>
          <CurrentPage />
          <AfterHydration onHydrated={onHydrated} />
        </Suspense>
      </main>
      {/* app/Document.tsx delays the first paint until this element is parsed. */}
      <span id="main-end" hidden />
      {resort.marquee.length > 0 && <Marquee />}
      <Footer />
      {resort.chatTelephone && <ChatLink />}
    </>
  );
}

/** Rendered after the page in the same Suspense boundary, so that its effects run when the page is hydrated. */
function AfterHydration({ onHydrated }: { onHydrated: (() => void) | undefined }) {
  // A layout effect, to run before the effects of pages, which read the restored fields.
  useLayoutEffect(restoreControls, []);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/** The page at the current path. Its script has loaded before (navigation.ts). */
function CurrentPage() {
  const { path } = useLocation();
  const Page = loadedPage(path);
  // The key resets the error boundary after a navigation.
  return <PageErrorBoundary key={path}>{Page && <Page />}</PageErrorBoundary>;
}
