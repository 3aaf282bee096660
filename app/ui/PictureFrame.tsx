import type { ReactNode } from "react";
import css from "./PictureFrame.module.css";

/** A picture as a paper print. The ratio comes from the picture's shape; `round` makes a plate of it. */
export function PictureFrame({
  children,
  round = false,
  className = "",
}: {
  children: ReactNode;
  round?: boolean;
  className?: string | undefined;
}) {
  return <div className={`${css.frame} ${round ? css.round : ""} ${className}`}>{children}</div>;
}
