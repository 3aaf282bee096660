import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import "./styles/site.css";
import { resumeSavedInquiry } from "./inquiry/resume.ts";
import { ChatLink } from "./layout/ChatLink.tsx";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { Marquee } from "./layout/Marquee.tsx";
import { TopBar } from "./layout/TopBar.tsx";
import { startMotion } from "./motion/motion.ts";
import { registerOffline } from "./offline/register.ts";
import { ErrorView } from "./sections/ErrorView.tsx";

// A remembered pause must hold from the first frame, which is long before the site's own script runs.
const rememberPause = `try{if(localStorage.motion==="paused")document.documentElement.dataset.motion="paused"}catch{}`;

export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => {
    startMotion();
    registerOffline();
    resumeSavedInquiry();
  }, []);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1e302b" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash is in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: rememberPause }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <TopBar />
        <Header />
        {/* The first paint waits for this: site-build/site-files.ts. */}
        <span id="header-end" hidden />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Marquee />
        <Footer />
        <ChatLink />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <PageAnnouncer />
    </>
  );
}

/** What every failure below the layout shows: a thrown status with its text, or an exception nobody expected. */
export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <ErrorView status={error.status} />;
  return <ErrorView message={error instanceof Error ? error.message : String(error)} />;
}

/** Screen readers say nothing when a page changes without loading; this says where the guest is now. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  useEffect(() => {
    const status = document.getElementById("page-name");
    if (status && status.dataset.path !== undefined && status.dataset.path !== pathname) {
      status.textContent = document.title;
    }
    if (status) status.dataset.path = pathname;
  }, [pathname]);
  return <p id="page-name" className="hidden" role="status" />;
}
