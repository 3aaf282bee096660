import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { formatPrice } from "#app/sections/format-price.ts";
import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { packages } from "#content/packages.yaml";
import type { Package } from "#schema/schema.ts";
import { words as details } from "#words/details.ts";
import { words } from "#words/packages.ts";
import css from "./PackageComparison.module.css";

/** 'Everything in Basic Getaway' stands for all that Basic Getaway includes. */
function ownInclusions(tour: Package): string[] {
  const named = packages.filter(({ title }) => tour.details.includes(words.everythingIn(title)));
  const told = named.flatMap((other) => other.details);
  return tour.details.filter((inclusion) => !told.includes(inclusion));
}

/** The packages side by side. The heading of a row stands above its cells, so that three columns fit a phone. */
export function PackageComparison() {
  return (
    <section className="section mist below-fold">
      <div className="wrap stack">
        <SectionHeading id="comparison" title={words.title} ridge="line-b" />
        {/* More columns scroll on phones. */}
        <section
          className={css.scroll}
          aria-labelledby="comparison"
          tabIndex={packages.length > 3 ? 0 : undefined}
        >
          <table className={css.table} aria-labelledby="comparison">
            <thead>
              <tr>
                {packages.map(({ slug, title }) => (
                  <th key={slug} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <Row label={packages.some(({ per }) => per) ? words.price : words.askPrice}>
              {cells(({ price }) => formatPrice(price))}
            </Row>
            <Row label={words.forWhom}>{cells(({ subtitle }) => subtitle)}</Row>
            <Row label={words.included}>
              {cells((tour) => (
                <ul>
                  {inOrder(ownInclusions(tour), (inclusion) => (
                    <li>{inclusion}</li>
                  ))}
                </ul>
              ))}
            </Row>
          </table>
        </section>
        <Link className="button no-print" to={href("/Contact")}>
          {details.action}
        </Link>
      </div>
    </section>
  );
}

function cells(contentOf: (tour: Package) => ReactNode) {
  return packages.map((tour) => <td key={tour.slug}>{contentOf(tour)}</td>);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={packages.length}>
          {label}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}
