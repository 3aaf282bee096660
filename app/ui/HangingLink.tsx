import { Link } from "react-router";
import css from "./HangingLink.module.css";
import { Icon } from "./Icon.tsx";

/** A way onward: its text hangs from a line of its own, and the arrow says that it leads somewhere. */
export function HangingLink({
  to,
  children,
  describedBy,
}: {
  to: string;
  children: string;
  /** The id of the heading that tells this link from its neighbours. */
  describedBy?: string;
}) {
  return (
    <Link to={to} className={css.hangs} aria-describedby={describedBy}>
      {children} <Icon name="arrow" className={css.arrow ?? ""} />
    </Link>
  );
}
