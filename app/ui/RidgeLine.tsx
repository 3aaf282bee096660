import css from "./RidgeLine.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

export type Ridge = "line-a" | "line-b" | "line-d" | "line-broken";

/** A horizontal line that rises into hills, for one heading of each page. Plain lines have the class `rule`. */
export function RidgeLine({ ridge }: { ridge: Ridge }) {
  return (
    <svg className={css.line} aria-hidden="true">
      <use href={`${sprite}#${ridge}`} />
    </svg>
  );
}
