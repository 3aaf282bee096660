import css from "./Line.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

export type LineShape =
  | "line-a"
  | "line-b"
  | "line-c"
  | "line-d"
  | "line-broken"
  | "ridge-low"
  | "ridge-mid"
  | "ridge-high";

/** The horizontal line of the design. It starts at the left edge of the window and rises into hills. */
export function Line({ shape, className = "" }: { shape: LineShape; className?: string | undefined }) {
  return (
    <svg className={`${css.line} ${className}`} aria-hidden="true">
      <use href={`${sprite}#${shape}`} />
    </svg>
  );
}
