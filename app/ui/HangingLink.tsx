import { Link } from "react-router";
import css from "./HangingLink.module.css";
import { Icon } from "./Icon.tsx";

export function HangingLink({
  to,
  children,
  describedBy,
}: {
  to: string;
  children: string;
  /** The id of the heading that distinguishes this link from others with the same text. */
  describedBy?: string;
}) {
  return (
    <Link to={to} className={`tap ${css.hangs}`} aria-describedby={describedBy}>
      {children} <Icon name="arrow" />
    </Link>
  );
}
