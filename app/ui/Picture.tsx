import type { Ref } from "react";
import { fallbackWidth, pictureAddress, type ResolvedPicture, ratiosOf } from "#schema/places.ts";
import css from "./Picture.module.css";

/**
 * A picture of content/. `sizes` is its width in the layout; `priority` is for the first picture of a page. The
 * focus is in data attributes, because the content security policy blocks style attributes.
 */
export function Picture({
  picture: { name, place, widths, alt, x, y },
  sizes,
  priority = false,
  decorative = false,
  className = "",
  ref,
}: {
  picture: ResolvedPicture;
  sizes: string;
  priority?: boolean;
  decorative?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLImageElement> | undefined;
}) {
  const { wide, tall } = ratiosOf(place);
  const address = (width: number, format: string, isTall = false) =>
    pictureAddress(name, place, isTall, width, format);
  const candidates = (list: readonly number[], isTall = false) =>
    list.map((width) => `${address(width, "avif", isTall)} ${width}w`).join(", ");
  const classes = [css.picture, tall && css.art, className];
  return (
    <picture>
      {tall && widths.tall && (
        <>
          <source
            media={belowTablet}
            type="image/avif"
            srcSet={candidates(widths.tall, true)}
            sizes={sizes}
            {...boxOf(widths.tall, tall)}
          />
          <source
            media={belowTablet}
            srcSet={address(fallbackWidth(widths.tall), "webp", true)}
            {...boxOf(widths.tall, tall)}
          />
        </>
      )}
      <source type="image/avif" srcSet={candidates(widths.wide)} sizes={sizes} />
      <img
        ref={ref}
        src={address(fallbackWidth(widths.wide), "webp")}
        alt={decorative ? "" : alt}
        {...boxOf(widths.wide, wide)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        data-x={x}
        data-y={y}
        className={classes.filter(Boolean).join(" ")}
      />
    </picture>
  );
}

const belowTablet = "(max-width: 639.98px)";

/** Width and height reserve the space before the picture loads. Only their ratio matters. */
function boxOf(widths: readonly number[], [across, down]: readonly [number, number]) {
  const width = widths.at(-1) ?? 0;
  return { width, height: Math.round((width * down) / across) };
}
