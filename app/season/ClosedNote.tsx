import { inOrder } from "#app/ui/in-order.tsx";
import { closedSeasons, closedWords } from "#content/calendar.yaml";
import { locale } from "#content/editions.yaml";
import { isOfEveryYear, isWithin, sayDay } from "#shared/calendar.ts";
import { fill } from "#shared/fill.ts";
import css from "./ClosedNote.module.css";
import { shownWithin, useResortDay } from "./resort-day.ts";

/** The seasons in which the resort is closed, without those that are over. */
export function ClosedNote() {
  const day = useResortDay();
  return (
    <div className={css.note} role="note">
      {inOrder(closedSeasons ?? [], (season) => {
        const { from, until } = season;
        const words = isWithin(season, day) ? closedWords.now : closedWords.ahead;
        return (
          <p {...shownWithin({ until: isOfEveryYear(until) ? "" : until }, day)}>
            {fill(words, { from: sayDay(from, locale), until: sayDay(until, locale) })}
          </p>
        );
      })}
    </div>
  );
}
