import { Suspense, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import * as resort from "#content/site.yaml";
import { notice } from "#content/site.yaml";
import { words } from "#words/site.ts";
// Import before all components: it sets the order of the CSS layers.
import "./styles/site.css";
import { resumeSavedInquiry } from "./inquiry/resume.ts";
import { ChatLink } from "./layout/ChatLink.tsx";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { Marquee } from "./layout/Marquee.tsx";
import { NoticeBanner } from "./layout/NoticeBanner.tsx";
import { TopBar } from "./layout/TopBar.tsx";
import { loadPagesAhead } from "./load-page.ts";
import { AfterNavigation } from "./navigation/AfterNavigation.tsx";
import { registerOffline } from "./offline/register.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { RoutedPage } from "./RoutedPage.tsx";

// Made once, so that React does not render them again when the address changes.
const above = (
  <>
    <a className="skip" href="#main">
      {words.skipToContent}
    </a>
    <TopBar />
    {notice && <NoticeBanner notice={notice} />}
    <Header />
    <p id="page-name" className="hidden" role="status" />
  </>
);
const below = (
  <>
    {resort.marquee.length > 0 && <Marquee />}
    <Footer />
    {resort.chatTelephone && <ChatLink />}
  </>
);

/** The layout that all pages share, with the current page in it. */
export function App() {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    loadPagesAhead();
    registerOffline();
    resumeSavedInquiry(() => import("./inquiry/deliver.ts"));
  }, []);
  return (
    <>
      {above}
      <main id="main" tabIndex={-1}>
        <Suspense>
          {/* The key resets the error after a navigation. */}
          <PageErrorBoundary key={location.pathname}>
            <RoutedPage />
          </PageErrorBoundary>
          <AfterNavigation location={location} type={type} />
        </Suspense>
        {/* The first paint waits for this element: app/DocumentHead.tsx. */}
        <span id="main-end" hidden />
      </main>
      {below}
    </>
  );
}
