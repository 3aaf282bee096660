import { useId } from "react";
import { href, Link } from "react-router";
import { TurningPictures } from "#app/motion/TurningPictures.tsx";
import { detailsId } from "#app/sections/DetailsDialog.tsx";
import { formatPrice } from "#app/sections/format-price.ts";
import { HangingButton } from "#app/ui/HangingButton.tsx";
import { Inclusions } from "#app/ui/Inclusions.tsx";
import { packages } from "#content/packages.yaml";
import type { Package } from "#schema/schema.ts";
import { words as detailWords } from "#words/details.ts";
import { words } from "#words/packages.ts";
import css from "./PackageCard.module.css";

const previewedInclusions = 3;

/** `position` is the index that all cards share. Each card takes it modulo its number of pictures. */
export function PackageCard({
  tour: { slug, title, subtitle, tagline, price, priceNote, pictures, details },
  per,
  position,
}: {
  tour: Package;
  /** What the price is for; empty while that is not known. */
  per: string | undefined;
  position: number;
}) {
  const titleId = useId();
  return (
    <li className={css.card}>
      <article className={css.tour} aria-labelledby={titleId}>
        <div className={`frame ${css.frame}`}>
          <TurningPictures
            pictures={pictures}
            wanted={position % pictures.length}
            sizes={`(min-width: 64rem) ${packages.length < 3 ? 40 : 26}rem, (min-width: 40rem) 46vw, 90vw`}
          />
        </div>
        <div className={css.text}>
          <h2 id={titleId} className="sub">
            {title}
          </h2>
          <div className={css.meta}>
            <div className="taps">
              <p className="soft">{subtitle}</p>
              <Link to={`${href("/Contact")}?about=${slug}`} className="note" aria-describedby={titleId}>
                {words.children}
              </Link>
            </div>
            <div>
              <p className="sub">{formatPrice(price)}</p>
              <p className="note">{[per, priceNote].filter(Boolean).join(". ")}</p>
            </div>
          </div>
          <p>{tagline}</p>
          <Inclusions
            inclusions={details.slice(0, previewedInclusions)}
            more={details.length > previewedInclusions && detailWords.more}
          />
          <HangingButton opens={detailsId(slug)} describedBy={titleId}>
            {detailWords.open}
          </HangingButton>
        </div>
      </article>
    </li>
  );
}
