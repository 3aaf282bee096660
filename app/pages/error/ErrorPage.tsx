import { href, Link } from "react-router";
import { Berry } from "#app/ui/Berry.tsx";
import { useBrowserValue } from "#app/ui/browser.ts";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { Line } from "#app/ui/Line.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { PictureFrame } from "#app/ui/PictureFrame.tsx";
import * as resort from "#content/site.yaml";
import { words as lost } from "#words/error.ts";
import { words } from "#words/site.ts";
import "../../styles/tokens-inner.css";
import css from "./ErrorPage.module.css";

/** The page for unknown addresses. */
export default function ErrorPage() {
  return (
    <>
      <PageMeta title={`${lost.title} | ${resort.name}`} description={lost.description} />
      <ErrorView status={404} />
    </>
  );
}

/** The error page's content. PageErrorBoundary shows it too. */
export function ErrorView({ status, message }: { status?: number; message?: string }) {
  return (
    <section className={`wrap twelve ${css.lost}`}>
      <div className={`stack ${css.words}`}>
        <Line ridge="line-broken" />
        <h1>{words.unexpectedError}</h1>
        {status && <p className="sub">{statusText(status)}</p>}
        {status === 404 && <UnmatchedAddress />}
        {message && <p className="sub">{message}</p>}
        <p className="soft">{lost.lead}</p>
        <div className={`cluster ${css.ways}`}>
          <Link className="button" to={href("/")}>
            {lost.home}
          </Link>
          <HangingLink to={href("/Contact")}>{lost.contact}</HangingLink>
        </div>
      </div>
      <PictureFrame className={css.trail}>
        <Picture picture={resort.lost} sizes="(min-width: 40rem) 30vw, 90vw" />
      </PictureFrame>
      <Berry className={css.berry} />
    </section>
  );
}

function statusText(status: number): string {
  return lost.statuses[status] ?? lost.otherStatus(status);
}

/** One file is served for all unknown addresses, so only the browser knows the address. */
function UnmatchedAddress() {
  const path = useBrowserValue(() => window.location.pathname, "");
  return (
    <p>
      {lost.noRoute}
      {path && ` "${path}"`}
    </p>
  );
}
