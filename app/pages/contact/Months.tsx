import { inOrder } from "#app/ui/in-order.tsx";
import type { ReachContent } from "#content/schema/reach.ts";
import css from "./Months.module.css";

const signs = {
  open: <path d="M2 9q3-3 6 0t6 0M2 13q3-3 6 0t6 0M2 5q3-3 6 0t6 0" />,
  ask: <path d="M5.5 6a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.3 1-1.3 2M8 13v.1" />,
  closed: <path d="m4 4 8 8m0-8-8 8" />,
};

/** Twelve months, each with its season and the state of the river: open for rafting, closed, or to be asked for. */
export function Months({ year: { months, river, note } }: { year: NonNullable<ReachContent["year"]> }) {
  return (
    <>
      <ol className={css.months}>
        {inOrder(months, ({ name, season, river: state }) => (
          <li className={css[state]}>
            <b>{name}</b>
            <span>{season}</span>
            <span className={css.river}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                {signs[state]}
              </svg>
              {river[state]}
            </span>
          </li>
        ))}
      </ol>
      <p className={`note ${css.note}`}>{note}</p>
    </>
  );
}
