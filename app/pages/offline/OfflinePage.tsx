import { href } from "react-router";
import { useBrowserValue } from "#app/ui/browser.ts";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { words } from "#words/offline.ts";
import { words as site } from "#words/site.ts";
import css from "./OfflinePage.module.css";

/** Where the service worker leads to without a network, if the page is not kept: /Offline?to=/Dining. */
export default function OfflinePage() {
  const asked = useBrowserValue(askedPath, href("/"));
  return (
    <div className="mist">
      <PageMeta title={`${words.title} | ${resort.name}`} description={words.lead} />
      <div className={`wrap stack ${css.page}`}>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <HangingLink to={href("/Contact")}>{site.pages.contact}</HangingLink>
        <p>{words.call}</p>
        <ul className="taps">
          {[...new Set(resort.telephones)].map((number) => (
            <li key={number}>
              <a href={telephoneAddress(number)}>{number}</a>
            </li>
          ))}
        </ul>
        <a className="button" href={asked}>
          {words.again}
        </a>
      </div>
    </div>
  );
}

/** Only its path: the link never leads to another site. */
function askedPath(): string {
  const { searchParams, origin } = new URL(location.href);
  return new URL(searchParams.get("to") ?? "/", origin).pathname;
}
