import type { Ref } from "react";
import { fallbackWidth, pictureUrl, type ResolvedPicture, type Shape } from "#schema/image-slots.ts";
import css from "./Picture.module.css";

/**
 * A picture in all its sizes and formats. `sizes`: set it only if the picture is wider or narrower than usual in its slot.
 * `priority`: set it for the first picture of a page. The focus is in data attributes, because the CSP blocks style attributes.
 */
export function Picture({
  picture: { name, slot, shapes, alt, x, y },
  sizes = shapes.sizes,
  priority = false,
  decorative = false,
  className = "",
  ref,
}: {
  picture: ResolvedPicture;
  sizes?: string | undefined;
  priority?: boolean;
  decorative?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLImageElement> | undefined;
}) {
  const { wide, tall } = shapes;
  const url = (width: number, format: string, isTall = false) =>
    pictureUrl(name, slot, isTall, width, format);
  const candidates = ({ widths }: Shape, isTall = false) =>
    widths.map((width) => `${url(width, "avif", isTall)} ${width}w`).join(", ");
  const classes = [css.picture, tall && css.art, className];
  return (
    <picture>
      {tall && (
        <>
          <source
            media={belowTablet}
            type="image/avif"
            srcSet={candidates(tall, true)}
            sizes={sizes}
            {...boxOf(tall)}
          />
          <source
            media={belowTablet}
            srcSet={url(fallbackWidth(tall.widths), "webp", true)}
            {...boxOf(tall)}
          />
        </>
      )}
      <source type="image/avif" srcSet={candidates(wide)} sizes={sizes} />
      <img
        ref={ref}
        src={url(fallbackWidth(wide.widths), "webp")}
        alt={decorative ? "" : alt}
        {...boxOf(wide)}
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

/** The width and height attributes, which reserve space before the picture loads. Only their ratio matters. */
function boxOf({ widths, ratio: [across, down] }: Shape) {
  const width = widths.at(-1) ?? 0;
  return { width, height: Math.round((width * down) / across) };
}
