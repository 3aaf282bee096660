import { href } from "react-router";
import { PageHead } from "#app/sections/PageHead.tsx";
import { useBrowserValue } from "#app/ui/browser.ts";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { words } from "#words/offline.ts";
import { words as site } from "#words/site.ts";

const { title, lead } = words;

/** Where the service worker leads to without a network, if the page is not kept: /Offline?to=/Dining. */
export default function OfflinePage() {
  const path = useBrowserValue(missingPath, href("/"));
  return (
    <PageHead
      title={`${title} | ${resort.name}`}
      description={lead}
      heading={title}
      crumb={title}
      lead={lead}
      ground="mist"
      note={
        <div className="stack">
          <HangingLink to={href("/Contact")}>{site.pages.contact}</HangingLink>
          <p>{words.call}</p>
          <ul className="taps cluster">
            {inOrder([...new Set(resort.telephones)], (number) => (
              <li>
                <a href={telephoneAddress(number)}>{number}</a>
              </li>
            ))}
          </ul>
          <a className="button" href={path}>
            {words.again}
          </a>
        </div>
      }
    />
  );
}

/** Only its path: the link never leads to another site. */
function missingPath(): string {
  const { searchParams, origin } = new URL(location.href);
  return new URL(searchParams.get("to") ?? "/", origin).pathname;
}
