import css from "./Line.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

export type Ridge = "line-a" | "line-b" | "line-d" | "line-broken";

/** The line of the design, from the left edge of the window. With a `ridge` it rises into hills: once on a page. */
export function Line({ ridge }: { ridge?: Ridge | undefined }) {
  if (!ridge) return <div className="rule" />;
  return (
    <svg className={css.line} aria-hidden="true">
      <use href={`${sprite}#${ridge}`} />
    </svg>
  );
}
