import type { ReactNode } from "react";
import css from "./Print.module.css";
import { Print } from "./Print.tsx";

/** A print that hangs by its string from the line above; `--len` sets the string, `--ratio` the print. */
export function HangingPicture({
  children,
  caption,
  round = false,
  className,
}: {
  children: ReactNode;
  caption?: ReactNode;
  round?: boolean;
  className?: string | undefined;
}) {
  return (
    <figure className={className}>
      <i className={css.string} />
      <Print round={round}>{children}</Print>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
