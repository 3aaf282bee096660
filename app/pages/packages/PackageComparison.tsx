// biome-ignore-all lint/a11y/noRedundantRoles: WebKit announces no table whose rows are flex boxes, unless the roles say so
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { formatPrice } from "#app/season/format-price.ts";
import { GoodToKnowLink, hasQuestions } from "#app/sections/GoodToKnowLink.tsx";
import button from "#app/ui/button.module.css";
import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { details } from "#content/details.yaml";
import { comparison, packages } from "#content/packages.yaml";
import type { ComparisonRow, TourPackage } from "#content/schema/packages.ts";
import css from "./PackageComparison.module.css";

const { title, labels, included, notIncluded, ask, notFixed, rows } = comparison;

/** What all packages say, if it is the same. */
function sameInAll(say: (tour: TourPackage) => string | undefined): string | undefined {
  const [words, ...others] = new Set(packages.map(say));
  return others.length === 0 ? words : undefined;
}

const includedOf = ({ inclusions }: ComparisonRow, { details }: TourPackage) =>
  inclusions.filter((inclusion) => details.includes(inclusion));

type Row = {
  label: string;
  cell: (tour: TourPackage) => ReactNode;
  /** One cell for all packages, instead of the same words in each. */
  forAll?: ReactNode;
  /** Stands in the last row, with everything else that is the same in all packages. */
  alike?: string | undefined;
};

const rowsOfAll: readonly Row[] = [
  { label: labels.price, cell: ({ price }) => <b>{formatPrice(price)}</b> },
  {
    label: labels.per,
    cell: ({ per }) => per || <span className="soft">{ask}</span>,
    forAll: packages.every(({ per }) => !per) && ask,
  },
  { label: labels.people, cell: ({ people }) => people, alike: sameInAll(({ people }) => people) },
  {
    label: labels.days,
    cell: ({ days }) => days ?? <span className="soft">{notFixed}</span>,
    alike: sameInAll(({ days = "" }) => days),
  },
  ...rows.map((row) => ({
    label: row.label ?? row.inclusions[0] ?? "",
    cell: (tour: TourPackage) => <Inclusion row={row} tour={tour} />,
    alike: sameInAll((tour) => includedOf(row, tour).join(", ")),
  })),
];
const alike = rowsOfAll.flatMap((row) => row.alike || []);
const shownRows: readonly Row[] = rowsOfAll.filter((row) => row.alike === undefined);
const lastRow: Row = {
  label: labels.alike,
  cell: () => null,
  forAll: alike.join(" · "),
};

const columnsOfPhone = 3;

/** The packages side by side. On phones the heading of a row stands above its cells, so that three columns fit. */
export function PackageComparison() {
  return (
    <section className={`section mist below-fold ${css.estimate}`} aria-labelledby="comparison">
      <div className="wrap">
        <h2 id="comparison" className={css.title}>
          {title}
        </h2>
        {packages.length > columnsOfPhone ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <div className={css.wide} role="group" aria-labelledby="comparison" tabIndex={0}>
            <PackageTable />
          </div>
        ) : (
          <PackageTable />
        )}
        <p className={`${css.more} no-print`}>
          <Link className={button.button} to={href("/Contact")}>
            {details.action}
          </Link>
          {hasQuestions && <GoodToKnowLink />}
        </p>
      </div>
    </section>
  );
}

function PackageTable() {
  return (
    <table className={css.table} role="table" aria-labelledby="comparison">
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {packages.map((tour) => (
            <th key={tour.slug} scope="col" role="columnheader">
              {tour.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {inOrder(alike.length > 0 ? [...shownRows, lastRow] : shownRows, ({ label, cell, forAll }) => (
          <tr role="row">
            <th scope="row" role="rowheader">
              {label}
            </th>
            {forAll ? (
              <td role="cell" colSpan={packages.length}>
                {forAll}
              </td>
            ) : (
              packages.map((tour) => (
                <td key={tour.slug} role="cell">
                  {cell(tour)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inclusion({ row, tour }: { row: ComparisonRow; tour: TourPackage }) {
  const has = includedOf(row, tour);
  if (has.length === 0)
    return (
      <>
        <span className="soft" aria-hidden="true">
          –
        </span>
        <span className="hidden">{notIncluded}</span>
      </>
    );
  if (row.label) return inOrder(has, (inclusion) => <p>{inclusion}</p>);
  return (
    <>
      <Icon name="check" className={css.check ?? ""} />
      <span className="hidden">{included}</span>
    </>
  );
}
