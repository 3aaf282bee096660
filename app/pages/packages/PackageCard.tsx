import { useEffect, useId, useState } from "react";
import { useDecoded } from "#app/motion/useDecoded.ts";
import { formatPrice } from "#app/season/format-price.ts";
import { detailsId } from "#app/sections/DetailsDialog.tsx";
import { HangingButton } from "#app/ui/HangingButton.tsx";
import { Inclusions } from "#app/ui/Inclusions.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Line, type Ridge } from "#app/ui/Line.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import frame from "#app/ui/PictureFrame.module.css";
import { packages } from "#content/packages.yaml";
import type { Package } from "#content/schema.ts";
import { words } from "#words/details.ts";
import css from "./PackageCard.module.css";

const previewedInclusions = 3;

/** `position` is the index that all cards share. Each card takes it modulo its number of pictures. */
export function PackageCard({
  tour: { slug, title, subtitle, tagline, price, priceNote, pictures, details },
  per,
  position,
  ridge,
}: {
  tour: Package;
  /** What the price is for; empty while that is not known. */
  per: string | undefined;
  position: number;
  ridge: Ridge;
}) {
  const titleId = useId();
  const wanted = position % pictures.length;
  // Only the first picture is in the HTML. The rotation adds the others one by one.
  const reached = useReached(wanted);
  const { shown, wantedImage } = useDecoded(wanted);
  return (
    <li className={css.card}>
      <Line ridge={ridge} className={css.line} />
      <article className={css.tour} aria-labelledby={titleId}>
        <div>
          <i className={`${frame.string} ${css.string}`} />
          <div className={`${frame.frame} ${css.frame}`}>
            {inOrder(pictures, (picture, index) =>
              reached.has(index) || index === wanted ? (
                <Picture
                  ref={index === wanted ? wantedImage : undefined}
                  picture={picture}
                  sizes={`(min-width: 64rem) ${packages.length === 2 ? 40 : 26}rem, (min-width: 40rem) 46vw, 90vw`}
                  decorative={index !== shown}
                  className={index === shown ? css.shown : ""}
                />
              ) : null,
            )}
            {pictures.length > 1 && (
              <span className={css.count} aria-hidden="true">
                {inOrder(pictures, (_picture, index) => (
                  <i className={index === shown ? css.on : undefined} />
                ))}
              </span>
            )}
          </div>
        </div>
        <div className={css.text}>
          <h2 id={titleId}>{title}</h2>
          <p className={css.tagline}>{tagline}</p>
          <p className={css.meta}>
            <span className="soft">{subtitle}</span>{" "}
            <span>
              <span className={css.price}>{formatPrice(price)}</span> {per}
            </span>
          </p>
          {priceNote && <p className="note">{priceNote}</p>}
          <Inclusions
            inclusions={details.slice(0, previewedInclusions)}
            more={details.length > previewedInclusions && words.more}
          />
          <HangingButton opens={detailsId(slug)} describedBy={titleId}>
            {words.open}
          </HangingButton>
        </div>
      </article>
    </li>
  );
}

/** All indices so far and the next one, so that its picture is loaded in time. */
function useReached(wanted: number): ReadonlySet<number> {
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => setReached((before) => new Set(before).add(wanted).add(wanted + 1)), [wanted]);
  return reached;
}
