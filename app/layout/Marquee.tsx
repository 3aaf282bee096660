import { BrandMark } from "#app/sections/BrandMark.tsx";
import { useResortYear } from "#app/sections/resort-day.ts";
import { keyedList } from "#app/ui/keyed-list.tsx";
import * as resort from "#content/site.yaml";
import { interpolate } from "#shared/interpolate.ts";
import css from "./Marquee.module.css";

// Both halves of the track are equal, so the jump back from the middle to the start is invisible.
const sets = ["a", "b", "c", "d"];

/** The owner's words with turning berries, or the owner's logo, between them. Decoration, hidden from screen readers. */
export function Marquee() {
  const year = useResortYear();
  return (
    <div className={`${css.marquee} no-print`} aria-hidden="true">
      <div className={`${css.track} moves`}>
        {sets.map((set) => (
          <div key={set} className={css.set}>
            {keyedList(resort.marquee, (word) => (
              <span className={css.word}>
                <span>{interpolate(word, { year })}</span>
                <BrandMark className={`turns moves ${css.spinner}`} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
