import { Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { notice } from "#content/calendar.yaml";
import { editionPath } from "#content/editions.yaml";
import { resort } from "#content/resort.yaml";
import { addressIn } from "#shared/pages.ts";
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
import { isLoaded, loadPagesAhead } from "./load-page.ts";
import { AfterNavigation } from "./navigation/AfterNavigation.tsx";
import { registerOffline } from "./offline/register.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { RoutedPage } from "./RoutedPage.tsx";
import { CameByLink } from "./ui/BelowFold.tsx";

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
  const [asked, type] = [useLocation(), useNavigationType()];
  const wanted = useMemo(() => ({ location: asked, type }), [asked, type]);
  const deferred = useDeferredValue(wanted);
  // A page whose script is here is rendered in one go: in React's small slices it waits for a frame of the animations
  // after each one, half a second on a slow phone. Otherwise the previous page stays until the script is here.
  const shown = isLoaded(addressIn(editionPath, asked.pathname)) ? wanted : deferred;
  const { location } = shown;
  const [opened] = useState(location);
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
            <CameByLink value={shown.type !== "POP" && !location.hash}>
              <RoutedPage
                location={location}
                openedAt={location === opened ? addressIn(editionPath, location.pathname) : undefined}
              />
            </CameByLink>
          </PageErrorBoundary>
          <AfterNavigation {...shown} />
        </Suspense>
        {/* The first paint waits for this element: app/DocumentHead.tsx. */}
        <span id="main-end" hidden />
      </main>
      {below}
    </>
  );
}
