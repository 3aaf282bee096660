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

/** A line drawing of the sprite, without a meaning of its own: the control around it carries the name. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`${css.icon} ${filled.includes(name) ? css.filled : ""} ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
