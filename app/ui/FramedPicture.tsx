import type { ReactNode } from "react";
import css from "./PictureFrame.module.css";
import { PictureFrame } from "./PictureFrame.tsx";

/** A print that hangs by its string from the line above; `--string` sets the string, `--ratio` the print. */
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
      <PictureFrame round={round}>{children}</PictureFrame>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
