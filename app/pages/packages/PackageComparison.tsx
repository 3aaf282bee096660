import type { ReactNode } from "react";
import { useResortDay } from "#app/season/resort-day.ts";
import { sayPrice } from "#app/season/season-prices.ts";
import { GoodToKnowLink, hasQuestions } from "#app/ui/GoodToKnowLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { comparison, packages } from "#content/packages.yaml";
import type { ComparisonRow, TourPackage } from "#content/schema/packages.ts";
import type { Day } from "#shared/calendar.ts";
import { formatPrice } from "#shared/price.ts";
import css from "./PackageComparison.module.css";

const { title, labels, included, notIncluded, ask, notFixed, rows } = comparison;

const rowsOfAll: readonly {
  label: string;
  cell: (tour: TourPackage, day: Day) => ReactNode;
  /** One cell for all packages, instead of the same words in each. */
  forAll?: string | false;
}[] = [
  { label: labels.price, cell: ({ price }, day) => <b>{sayPrice(price, day, formatPrice)}</b> },
  {
    label: labels.per,
    cell: ({ per }) => per || <span className="soft">{ask}</span>,
    forAll: packages.every(({ per }) => !per) && ask,
  },
  { label: labels.people, cell: ({ people }) => people },
  ...(packages.some(({ days }) => days)
    ? [
        {
          label: labels.days,
          cell: ({ days }: TourPackage) => days ?? <span className="soft">{notFixed}</span>,
        },
      ]
    : []),
  ...rows.map((row) => ({
    label: row.label ?? row.inclusions[0] ?? "",
    cell: (tour: TourPackage) => <Inclusion row={row} tour={tour} />,
  })),
];

const columnsOfPhone = 3;

const allColumns = packages.map(({ slug }) => `column-${slug}`).join(" ");

/**
 * The packages side by side, in the columns of their cards. Row headings have a row of their own, so that three columns
 * fit a phone. `headers` connects them to the cells for screen readers.
 */
export function PackageComparison() {
  return (
    <section className={`section mist below-fold ${css.estimate}`} aria-labelledby="comparison">
      <div className="wrap">
        <SectionHeading title={title} id="comparison" line="line-d" />
        {packages.length > columnsOfPhone ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <div className={css.wide} role="group" aria-labelledby="comparison" tabIndex={0}>
            <PackageTable />
          </div>
        ) : (
          <PackageTable />
        )}
        {hasQuestions && (
          <p className={`${css.more} no-print`}>
            <GoodToKnowLink />
          </p>
        )}
      </div>
    </section>
  );
}

function PackageTable() {
  const day = useResortDay();
  return (
    <table className={css.table} aria-labelledby="comparison">
      <thead>
        <tr>
          {packages.map((tour) => (
            <th key={tour.slug} id={`column-${tour.slug}`} scope="col">
              {tour.title}
            </th>
          ))}
        </tr>
      </thead>
      {inOrder(rowsOfAll, ({ label, cell, forAll }, position) => (
        <tbody>
          <tr>
            <th id={`row-${position}`} scope="rowgroup" colSpan={packages.length}>
              {label}
            </th>
          </tr>
          <tr>
            {forAll ? (
              <td colSpan={packages.length} headers={`${allColumns} row-${position}`}>
                {forAll}
              </td>
            ) : (
              packages.map((tour) => (
                <td key={tour.slug} headers={`column-${tour.slug} row-${position}`}>
                  {cell(tour, day)}
                </td>
              ))
            )}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Inclusion({ row: { label, inclusions }, tour }: { row: ComparisonRow; tour: TourPackage }) {
  const has = inclusions.filter((inclusion) => tour.details.includes(inclusion));
  if (has.length === 0)
    return (
      <>
        <span className="soft" aria-hidden="true">
          –
        </span>
        <span className="hidden">{notIncluded}</span>
      </>
    );
  if (label) return inOrder(has, (inclusion) => <p>{inclusion}</p>);
  return (
    <>
      <Icon name="check" className={css.check ?? ""} />
      <span className="hidden">{included}</span>
    </>
  );
}
