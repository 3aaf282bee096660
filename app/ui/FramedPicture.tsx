import type { ReactNode } from "react";
import css from "./FramedPicture.module.css";

/** A framed picture on a string, with its caption. `--string`: the string's length. */
export function FramedPicture({
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
      <div className={`frame ${round ? css.round : ""}`}>{children}</div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
