import css from "./RidgeLine.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

export type Ridge = "line-a" | "line-b" | "line-d" | "line-broken";

/** The line of the design, which rises into hills: once on a page. The line without hills is the class `rule`. */
export function RidgeLine({ ridge }: { ridge: Ridge }) {
  return (
    <svg className={css.line} aria-hidden="true">
      <use href={`${sprite}#${ridge}`} />
    </svg>
  );
}
