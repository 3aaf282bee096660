import type { Content } from "#schema/schema.ts";
import css from "./Icon.module.css";
import sprite from "./svg/sprite.svg?url&no-inline";

type ContentIcon = Content["site"]["social"][number]["icon"] | Content["home"]["services"][number]["icon"];
type ControlIcon = "phone" | "mail" | "menu" | "close" | "check" | "chat" | "arrow" | "warning";
type IconName = ContentIcon | ControlIcon | "pause" | "play";

/** An icon of the sprite. Hidden from screen readers: the control around it needs a name. */
export function Icon({ name, className = "" }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`${css.icon} ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
