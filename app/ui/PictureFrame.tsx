import type { ReactNode } from "react";
import css from "./PictureFrame.module.css";

/** A frame with a shadow around a picture. `--ratio` sets its aspect ratio, 4 / 3 without it; `round` makes it a circle. */
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
