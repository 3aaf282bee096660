import { Berry } from "#app/ui/Berry.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { resort } from "#content/resort.yaml";
import css from "./Marquee.module.css";

// Two halves of the track look the same, so that the jump from the end to the start is not seen.
const sets = ["a", "b", "c", "d"];
/** Fewer letters would leave the end of a wide window empty. */
const lettersOfSet = 30;
const times = Math.ceil(lettersOfSet / resort.marquee.join("").length);
const words = Array.from({ length: times }, () => resort.marquee).flat();

/** The words of the specification, with turning berries between them: an ornament, and silent to screen readers. */
export function Marquee() {
  return (
    <div className={`${css.marquee} no-print`} aria-hidden="true">
      <div className={css.track}>
        {sets.map((set) => (
          <div key={set} className={css.set}>
            {inOrder(words, (word) => (
              <span className={css.word}>
                <span>{word}</span>
                <Berry className={css.spinner} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
