import { href } from "#app/href.ts";
import sprite from "#app/ui/svg/sprite.svg?url&no-inline";
import * as resort from "#content/site.yaml";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./Logo.module.css";

/** At full size, a longer name would need a second line or collide with the navigation. */
const isLong = resort.name.length > 20;

export function Logo() {
  return (
    <a
      href={href("/")}
      className={`tap ${css.logo} ${isLong ? css.long : ""}`}
      aria-label={interpolate(words.logo, { name: resort.name })}
    >
      {resort.logo ? (
        <img src={resort.logo} alt="" width="48" height="48" />
      ) : (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <use href={`${sprite}#mark`} />
          <use href={`${sprite}#mark-berry`} />
        </svg>
      )}
      <span>{resort.name}</span>
    </a>
  );
}
