import { interpolate } from "#shared/interpolate.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./Stars.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

/** Five stars for a rating from 0 to 5, announced as '4.5 out of 5 stars'. The filled stars are clipped at the rating. */
export function Stars({ rating, className = "" }: { rating: number; className?: string | undefined }) {
  return (
    <svg
      className={`${css.stars} ${className}`}
      viewBox="0 0 128 24"
      role="img"
      aria-label={interpolate(words.stars, { rating })}
    >
      <use className={css.grey} href={`${sprite}#stars`} />
      <svg width={filledWidth(rating)} aria-hidden="true">
        <use href={`${sprite}#stars`} />
      </svg>
    </svg>
  );
}

/** The width of the filled stars: 26 for each whole star with its gap, and 12 for a half star. */
function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  return whole * 26 + (rating - whole >= 0.5 ? 12 : 0);
}
