import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { notices } from "#content/calendar.yaml";
import { words } from "#content/words.yaml";
// Before all styles of components: it sets the order of their layers.
import "./styles/site.css";
import { resumeSavedInquiry } from "./inquiry/resume.ts";
import { ChatLink } from "./layout/ChatLink.tsx";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { Marquee } from "./layout/Marquee.tsx";
import { NoticeBanner } from "./layout/NoticeBanner.tsx";
import { TopBar } from "./layout/TopBar.tsx";
import { startMotion } from "./motion/motion.ts";
import { registerOffline } from "./offline/register.ts";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { RoutedPage } from "./RoutedPage.tsx";
import { PageArrival } from "./start/PageArrival.tsx";

/** The layout that all pages share, and the page of the address in it. */
export function App() {
  const location = useLocation();
  const [opened] = useState(location);
  useEffect(() => {
    startMotion();
    registerOffline();
    resumeSavedInquiry(() => import("./inquiry/deliver.ts"));
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      <TopBar />
      {notices && <NoticeBanner />}
      <Header />
      <p id="page-name" className="hidden" role="status" />
      <main id="main" tabIndex={-1}>
        <Suspense>
          {/* Another address gets another try. */}
          <PageErrorBoundary key={location.pathname}>
            <RoutedPage openedAt={location === opened ? location.pathname : undefined} />
          </PageErrorBoundary>
          <PageArrival />
        </Suspense>
        {/* The first paint waits for this: app/start/DocumentHead.tsx. */}
        <span id="main-end" hidden />
      </main>
      <Marquee />
      <Footer />
      <ChatLink />
    </>
  );
}
