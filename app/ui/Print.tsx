import type { ReactNode } from "react";
import css from "./Print.module.css";

/** A picture as a paper print. The ratio comes from the picture's shape; `round` makes a plate of it. */
export function Print({
  children,
  round = false,
  className = "",
}: {
  children: ReactNode;
  round?: boolean;
  className?: string | undefined;
}) {
  return <div className={`${css.print} ${round ? css.round : ""} ${className}`}>{children}</div>;
}
