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
  describedBy?: string;
}) {
  return (
    <Link to={to} className={`tap ${css.hangs}`} aria-describedby={describedBy}>
      {children} <Icon name="arrow" />
    </Link>
  );
}
