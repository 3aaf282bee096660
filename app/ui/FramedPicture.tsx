import type { ReactNode } from "react";
import css from "./PictureFrame.module.css";
import { PictureFrame } from "./PictureFrame.tsx";

/** A framed picture on a string, with its caption. `--string`: the string's length; `--ratio`: the frame's aspect ratio. */
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
