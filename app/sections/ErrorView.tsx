import { href, Link } from "react-router";
import { Berry } from "#app/ui/Berry.tsx";
import button from "#app/ui/button.module.css";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { HangingPicture } from "#app/ui/HangingPicture.tsx";
import { Line } from "#app/ui/Line.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { useBrowserValue } from "#app/ui/useBrowserValue.ts";
import { errorPage } from "#content/error-page.yaml";
import css from "./ErrorView.module.css";
import { errorStatuses } from "./error-statuses.ts";

/** The default error page: the line breaks, and the berry has fallen. */
export function ErrorView({ status, message }: { status?: number; message?: string }) {
  return (
    <section className={css.lost}>
      <div className="wrap">
        <div>
          <Line shape="line-broken" className={css.line} />
          <h1>Unexpected Application Error!</h1>
          {status && <p className={css.code}>{errorStatuses[status] ?? `Status ${status}`}</p>}
          {status === 404 && <UnmatchedAddress />}
          {message && <p className={css.code}>{message}</p>}
          <p className="soft">{errorPage.lead}</p>
          <div className={css.ways}>
            <Link className={button.button} to={href("/")}>
              Home
            </Link>
            <HangingLink to={href("/Contact")}>Contact</HangingLink>
          </div>
        </div>
        <HangingPicture className={css.trail}>
          <Picture slot={errorPage.picture} shape="4/5" sizes="(min-width: 64rem) 18vw, 60vw" />
        </HangingPicture>
        <Berry className={css.fallen} />
      </div>
    </section>
  );
}

/** One file answers for every unknown address, so the address itself is known only in the browser. */
function UnmatchedAddress() {
  const path = useBrowserValue(() => window.location.pathname, "");
  return <p className={css.address}>No route matches URL{path && ` "${path}"`}</p>;
}
