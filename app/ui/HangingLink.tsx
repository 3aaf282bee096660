import { Link } from "react-router";
import css from "./HangingLink.module.css";
import { Icon } from "./Icon.tsx";

/** A way onward: its text hangs from a line of its own, and the arrow says that it leads somewhere. */
export function HangingLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={css.hangs}>
      {children} <Icon name="arrow" className={css.arrow ?? ""} />
    </Link>
  );
}
