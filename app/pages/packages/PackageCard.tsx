import { CrossfadeImages } from "#app/motion/CrossfadeImages.tsx";
import { coverCount, detailsId } from "#app/sections/DetailsDialog.tsx";
import { priceOrOnRequest } from "#app/sections/format.ts";
import { ArrowLink } from "#app/ui/ArrowLink.tsx";
import { CommaBreaks } from "#app/ui/CommaBreaks.tsx";
import { Inclusions } from "#app/ui/Inclusions.tsx";
import { packages } from "#content/packages.yaml";
import type { Package } from "#schema/schema.ts";
import words from "#words/details.json" with { type: "json" };
import css from "./PackageCard.module.css";

const previewedInclusions = 3;

export function PackageCard({ offered, position }: { offered: Package; position: number }) {
  const { slug, title, subtitle, tagline, pictures, details, price, per, priceNote } = offered;
  const titleId = `package-${slug}`;
  const priceNotes = [price && per, priceNote].filter(Boolean).join(". ");
  return (
    <li className={css.card}>
      <article className={css.package} aria-labelledby={titleId}>
        <div className={`frame ${css.frame}`}>
          <CrossfadeImages
            pictures={pictures}
            activeIndex={position % pictures.length}
            preloadCount={coverCount}
            sizes={packages.length < 3 ? "(min-width: 64rem) 40rem, 90vw" : undefined}
          />
        </div>
        <div className={css.text}>
          <div className={css.words}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            <p className="soft">
              <CommaBreaks text={subtitle} />
            </p>
            <p>{tagline}</p>
            <p className={`title ${css.price}`}>
              {price && <span className="hidden">{`${words.price} `}</span>}
              <span>{priceOrOnRequest(price)}</span>
            </p>
            {priceNotes && <p className="note">{priceNotes}</p>}
          </div>
          <Inclusions
            inclusions={details.slice(0, previewedInclusions)}
            more={details.length > previewedInclusions && words.more}
          />
          <ArrowLink className={css.more} opens={detailsId(slug)} describedBy={titleId}>
            {words.open}
          </ArrowLink>
        </div>
      </article>
    </li>
  );
}
