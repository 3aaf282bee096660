import { href } from "#app/href.ts";
import { PageHead } from "#app/sections/PageHead.tsx";
import { ArrowLink } from "#app/ui/ArrowLink.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { telephoneUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { pathInLocale, unlistedPaths } from "#shared/pages.ts";
import words from "#words/offline.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };

const { title, lead } = words;

/** The service worker shows it without a network, at the URL of a page that is not cached. */
export default function OfflinePage() {
  return (
    <PageHead
      title={`${title} | ${resort.name}`}
      description={lead}
      heading={title}
      crumb={title}
      lead={lead}
      ground="mist"
      isAlone
      note={
        <div className="stack" data-served-path={pathInLocale(resort.localePath, unlistedPaths.offline)}>
          <ArrowLink to={href("/Contact")}>{site.pages.contact}</ArrowLink>
          <p>{words.call}</p>
          <ul className="taps cluster">
            {keyedList([...new Set(resort.telephones)], (number) => (
              <li>
                <a href={telephoneUrl(number)}>{number}</a>
              </li>
            ))}
          </ul>
          {/* biome-ignore lint/a11y/useValidAnchor: reloads the current URL, where this page is shown instead of another */}
          <a className="button" href="">
            {words.again}
          </a>
        </div>
      }
    />
  );
}
