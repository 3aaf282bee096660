import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import * as resort from "#content/site.yaml";
import { pathInLocale } from "#shared/pages.ts";
import words from "#words/site.json" with { type: "json" };
// Import before all components: it sets the order of the CSS layers.
import "./styles/site.css";
import { AfterNavigation } from "./AfterNavigation.tsx";
import { resumeSavedInquiry } from "./inquiry/resume.ts";
import { ChatLink } from "./layout/ChatLink.tsx";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { Marquee } from "./layout/Marquee.tsx";
import { NoticeBanner } from "./layout/NoticeBanner.tsx";
import { TopBar } from "./layout/TopBar.tsx";
import { loadPagesAhead } from "./load-pages-ahead.ts";
import { registerOffline } from "./offline/register.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { loadedPage } from "./pages.ts";
import { servedPath } from "./ui/browser.ts";

export function App() {
  useEffect(() => {
    loadPagesAhead();
    registerOffline();
    resumeSavedInquiry();
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      <TopBar />
      {resort.notice && <NoticeBanner notice={resort.notice} />}
      <Header />
      {/* AfterNavigation writes: the page's title to be read out, and its path into `data-path`, missing until hydration. */}
      <p id="page-name" className="hidden" role="status" />
      <main id="main" tabIndex={-1}>
        {/* The page is hydrated in a task of its own. */}
        <Suspense>
          <CurrentPage />
          <AfterNavigation />
        </Suspense>
        {/* The first paint waits for this element: app/Document.tsx. */}
        <span id="main-end" hidden />
      </main>
      {resort.marquee.length > 0 && <Marquee />}
      <Footer />
      {resort.chatTelephone && <ChatLink />}
    </>
  );
}

/** The page of the current address. Its script has loaded: see load-pages-ahead.ts. */
function CurrentPage() {
  const { pathname, key } = useLocation();
  const Page = loadedPage(servedPath(pathInLocale(resort.localePath, pathname), key));
  // The key resets the error after a navigation.
  return <PageErrorBoundary key={pathname}>{Page && <Page />}</PageErrorBoundary>;
}
