import { href, Link } from "react-router";
import { Berry } from "#app/sections/Berry.tsx";
import head from "#app/sections/PageHead.module.css";
import { PageMeta } from "#app/sections/PageMeta.tsx";
import { useBrowserValue } from "#app/ui/browser.ts";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { Line } from "#app/ui/Line.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import * as resort from "#content/site.yaml";
import { words as lost } from "#words/error.ts";
import { words } from "#words/site.ts";
import "../../styles/tokens-inner.css";
import css from "./ErrorPage.module.css";

/** The page for unknown addresses. One file is served for all of them, so only the browser knows the address. */
export default function ErrorPage() {
  const path = useBrowserValue(() => window.location.pathname, "");
  const status = lost.statuses[404];
  return (
    <section className={css.lost}>
      <PageMeta title={`${status} | ${resort.name}`} description={lost.description} />
      <div className={`wrap stack ${head.words} ${css.words}`}>
        <Line ridge="line-broken" />
        <h1>{words.unexpectedError}</h1>
        <p className="sub">{status}</p>
        <p>{lost.noRoute + (path && ` "${path}"`)}</p>
        <p className="soft">{lost.lead}</p>
        <div className={`cluster ${css.ways}`}>
          <Link className="button" to={href("/")}>
            {words.pages.home}
          </Link>
          <HangingLink to={href("/Contact")}>{words.pages.contact}</HangingLink>
        </div>
      </div>
      <div className={css.trail}>
        <Berry className={css.berry} />
        <Picture picture={resort.lost} sizes="100vw" priority />
      </div>
    </section>
  );
}
