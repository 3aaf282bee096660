import { href, Link, useLocation } from "react-router";
import { WaysToReachUs } from "#app/inquiry/WaysToReachUs.tsx";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import * as resort from "#content/site.yaml";
import { sentPagePath } from "#shared/inquiry.ts";
import { words } from "#words/inquiry.ts";
import { words as site } from "#words/site.ts";
import css from "./SentPage.module.css";

const { sent, sentPage, notSentPage, refused } = words;

/** Says how it went after a form was posted without script: at one address that it was sent, at the other why not. */
export default function SentPage() {
  const isSent = useLocation().pathname === sentPagePath;
  const { title, description, crumb } = isSent ? sentPage : notSentPage;
  return (
    <div className="mist">
      <PageMeta title={`${title} | ${resort.name}`} description={description} />
      <div className={`wrap stack ${css.page}`}>
        <h1>{isSent ? sent : notSentPage.heading}</h1>
        <Breadcrumb between={[{ to: href("/Contact"), label: site.pages.contact }]} current={crumb} />
        {isSent ? <p className="lead">{sentPage.next}</p> : <Reasons />}
        <Link className="button" to={href(isSent ? "/" : "/Contact")}>
          {isSent ? sentPage.onward : notSentPage.onward}
        </Link>
      </div>
    </div>
  );
}

/** The service leads to the reason of this refusal: /Contact/NotSent#email. The others are not shown. */
function Reasons() {
  return (
    <>
      <div className={css.reasons}>
        {Object.entries(refused.reasons).map(([refusal, reason]) => (
          <p key={refusal} id={refusal}>
            {reason}
          </p>
        ))}
      </div>
      <p className="lead">{notSentPage.lead}</p>
      <WaysToReachUs />
    </>
  );
}
