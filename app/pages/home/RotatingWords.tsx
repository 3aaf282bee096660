import { useRotation } from "#app/motion/useRotation.ts";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { place } from "#content/home.yaml";
import home from "#words/home.json" with { type: "json" };
import css from "./RotatingWords.module.css";

const changeEveryMs = 2000;
const { words, picture } = place;
const name = `${home.place} ${words.join(", ")}`;

/** Shows one word after another. All share one grid cell, so nothing moves. Screen readers read them once, as one label. */
export function RotatingWords() {
  const [current] = useRotation(words.length, changeEveryMs);
  return (
    <section className={`dark below-fold no-print ${css.place}`} aria-label={name}>
      <Picture picture={picture} className="fill" />
      <div className="wrap">
        <h2 aria-label={name}>{home.place}</h2>
        <p className={`rule stack ${css.words}`} aria-hidden="true">
          {keyedList(words, (word, index) => (
            <span className={index === current ? css.shown : undefined}>{word}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
