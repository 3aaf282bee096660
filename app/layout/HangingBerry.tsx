import sprite from "#app/ui/svg/sprite.svg?url&no-inline";
import css from "./HangingBerry.module.css";

/** The berry below the current page's name, on its string. */
export function HangingBerry() {
  return (
    <svg className={css.berry} viewBox="0 0 32 52" aria-hidden="true">
      <path d="M16 0v22" stroke="currentColor" strokeWidth="3" />
      <use href={`${sprite}#berry-plain`} y="20" width="32" height="32" />
    </svg>
  );
}
