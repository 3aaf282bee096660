import css from "./Icon.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

export type IconName =
  | "phone"
  | "mail"
  | "facebook"
  | "instagram"
  | "youtube"
  | "x"
  | "whatsapp"
  | "linkedin"
  | "tripadvisor"
  | "google-maps"
  | "pause"
  | "play"
  | "menu"
  | "close"
  | "check"
  | "chat"
  | "arrow"
  | "bed"
  | "glass"
  | "cloche"
  | "shirt"
  | "clock"
  | "screen"
  | "warning";

const filled: readonly IconName[] = ["pause", "play"];

/** An icon of the sprite. Hidden from screen readers: the control around it needs a name. */
export function Icon({ name, className = "" }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`${css.icon} ${filled.includes(name) ? css.filled : ""} ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
