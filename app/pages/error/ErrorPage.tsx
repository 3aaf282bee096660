import { href } from "#app/href.ts";
import { BrandMark } from "#app/sections/BrandMark.tsx";
import { PageMeta } from "#app/sections/PageMeta.tsx";
import { ArrowLink } from "#app/ui/ArrowLink.tsx";
import { useBrowserValue } from "#app/ui/browser.ts";
import { useLocation } from "#app/ui/location.ts";
import { Picture } from "#app/ui/Picture.tsx";
import { RidgeLine } from "#app/ui/RidgeLine.tsx";
import * as resort from "#content/site.yaml";
import { errorStatuses } from "#shared/pages.ts";
import lost from "#words/error.json" with { type: "json" };
import words from "#words/site.json" with { type: "json" };
import css from "./ErrorPage.module.css";

/**
 * The error page, with the statuses and reasons of the specification. One file is served for all URLs, so only the browser
 * knows the URL.
 */
export default function ErrorPage() {
  const servedPath = useLocation().path;
  const path = useBrowserValue(() => window.location.pathname, "");
  const code = errorStatuses.find((status) => servedPath === `/${status}`) ?? 404;
  const status = lost.statuses[code];
  return (
    <section className={`dark picture-head ${css.lost}`} data-served-path={`/${code}`}>
      <PageMeta title={`${status} | ${resort.name}`} description={lost.description} />
      <div className="fill no-print">
        <Picture picture={resort.lost} className="fill" priority />
      </div>
      <div className={`at-foot ${css.foot}`}>
        <div className={`wrap stack ${css.words}`}>
          <RidgeLine ridge="line-broken" />
          <h1 className="display">{words.unexpectedError}</h1>
          <div className={`cluster ${css.status}`}>
            <p className="sub">{status}</p>
            <BrandMark className={css.berry} />
          </div>
          <p>{lost.reasons[code] + (code === 404 && path ? ` "${path}"` : "")}</p>
          <p className="soft">{lost.lead}</p>
          <div className={`cluster ${css.ways}`}>
            <a className="button" href={href("/")}>
              {words.pages.home}
            </a>
            <ArrowLink to={href("/Contact")}>{words.pages.contact}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
