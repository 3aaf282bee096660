import { locale } from "#content/editions.yaml";
import { words } from "#content/words.yaml";
import { fill } from "#shared/fill.ts";
import css from "./Stars.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

type StarFill = "full" | "half" | "empty";

/** Five stars for a rating from 0 to 5, read out as '4.5 out of 5 stars'. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      className={css.stars}
      role="img"
      aria-label={fill(words.stars, { rating: rating.toLocaleString(locale) })}
    >
      {fillOfStars(rating).map((fill, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its position, nothing else tells the five apart
        <svg key={position} viewBox="0 0 24 24" aria-hidden="true" data-fill={fill}>
          <use className={css.grey} href={`${sprite}#star`} />
          {fill !== "empty" && (
            <use className={fill === "half" ? css.half : undefined} href={`${sprite}#star`} />
          )}
        </svg>
      ))}
    </span>
  );
}

/** The five stars of a rating: the whole part full, one half from .5 on, the rest empty. */
export function fillOfStars(rating: number): StarFill[] {
  const whole = Math.floor(rating);
  return Array.from({ length: 5 }, (_, position) => {
    if (position < whole) return "full";
    return position === whole && rating - whole >= 0.5 ? "half" : "empty";
  });
}
