import { href } from "#app/href.ts";
import { priceOrOnRequest } from "#app/sections/format.ts";
import { CommaBreaks } from "#app/ui/CommaBreaks.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Section } from "#app/ui/Section.tsx";
import { packages } from "#content/packages.yaml";
import type { Package } from "#schema/schema.ts";
import { interpolate } from "#shared/interpolate.ts";
import details from "#words/details.json" with { type: "json" };
import words from "#words/packages.json" with { type: "json" };
import css from "./PackageComparison.module.css";

/** The inclusions without those of another package if the line 'Everything in Basic Getaway' replaces them. */
function ownInclusions(offered: Package): string[] {
  const includedPackages = packages.filter(({ title }) =>
    offered.details.includes(interpolate(words.everythingIn, { title })),
  );
  const inherited = includedPackages.flatMap((other) => other.details);
  return offered.details.filter((inclusion) => !inherited.includes(inclusion));
}

/** The packages side by side. Folded on phones, where columns would be too narrow. */
export function PackageComparison() {
  return (
    <Section className="section mist" inner="stack" title={words.title} ridge="line-b">
      <details className={css.fold}>
        <summary className="tap">{words.compare}</summary>
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className={`columns ${css.packages}`} role="list">
          {keyedList(packages, (offered) => (
            <li className={css.package}>
              <h3>{offered.title}</h3>
              <dl>
                <div className="lined">
                  <dt className="note">{details.price}</dt>
                  <dd className="sub">{priceOrOnRequest(offered.price)}</dd>
                </div>
                <div className="lined">
                  <dt className="note">{words.forWhom}</dt>
                  <dd>
                    <CommaBreaks text={offered.subtitle} />
                  </dd>
                </div>
                <div className="lined">
                  <dt className="note">{details.included}</dt>
                  {keyedList(ownInclusions(offered), (inclusion) => (
                    <dd>{inclusion}</dd>
                  ))}
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </details>
      <a className="button no-print" href={href("/Contact")}>
        {details.action}
      </a>
    </Section>
  );
}
