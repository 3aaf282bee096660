import { inOrder } from "#app/ui/in-order.tsx";
import line from "#app/ui/line-above.module.css";
import type { ReachContent } from "#content/schema/reach.ts";
import { fill } from "#shared/fill.ts";
import { riverSeasons } from "./river-seasons.ts";
import css from "./Year.module.css";

const signs = {
  open: <path d="M2 9q3-3 6 0t6 0M2 13q3-3 6 0t6 0M2 5q3-3 6 0t6 0" />,
  ask: <path d="M5.5 6a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.3 1-1.3 2M8 13v.1" />,
  closed: <path d="m4 4 8 8m0-8-8 8" />,
};

/** The year as a line. From it hang the seasons of the river: open for rafting, closed, or to be asked for. */
export function Year({
  year: { title, months, span, river, note },
}: {
  year: NonNullable<ReachContent["year"]>;
}) {
  return (
    <div className={css.year}>
      <h3>{title}</h3>
      <ol className={`${line.above} ${css.seasons}`}>
        {inOrder(riverSeasons(months), ({ river: state, months: joined }) => (
          <li className={css[state]}>
            <b>{nameOf(joined, span)}</b>
            <span className={css.river}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                {signs[state]}
              </svg>
              {river[state]}
            </span>
            <span>{[...new Set(joined.map(({ season }) => season))].join(" · ")}</span>
          </li>
        ))}
      </ol>
      <p className="note">{note}</p>
    </div>
  );
}

function nameOf(months: readonly { name: string }[], span: string): string {
  const [first = "", last = ""] = [months[0]?.name, months.at(-1)?.name];
  return months.length === 1 ? first : fill(span, { first, last });
}
