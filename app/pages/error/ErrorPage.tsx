import { href, Link } from "react-router";
import { Berry } from "#app/ui/Berry.tsx";
import { useBrowserValue } from "#app/ui/browser.ts";
import { FramedPicture } from "#app/ui/FramedPicture.tsx";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { Line } from "#app/ui/Line.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { Picture } from "#app/ui/Picture.tsx";
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
    <section className={css.lost}>
      <div className="wrap">
        <div>
          <Line ridge="line-broken" className={css.line} />
          <h1>{words.unexpectedError}</h1>
          {status && <p className={css.code}>{statusText(status)}</p>}
          {status === 404 && <UnmatchedAddress />}
          {message && <p className={css.code}>{message}</p>}
          <p className="soft">{lost.lead}</p>
          <div className={css.ways}>
            <Link className="button" to={href("/")}>
              {lost.home}
            </Link>
            <HangingLink to={href("/Contact")}>{lost.contact}</HangingLink>
          </div>
        </div>
        <div className={`rule ${css.trail}`}>
          <FramedPicture>
            <Picture picture={resort.lost} sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 90vw" />
          </FramedPicture>
        </div>
        <Berry className={css.berry} />
      </div>
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
    <p className={css.address}>
      {lost.noRoute}
      {path && ` "${path}"`}
    </p>
  );
}
