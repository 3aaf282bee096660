import { useId } from "react";
import { href } from "react-router";
import { formatPrice } from "#app/season/format-price.ts";
import { detailsId } from "#app/sections/DetailsDialog.tsx";
import { HangingButton } from "#app/ui/HangingButton.tsx";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { PictureFrame } from "#app/ui/PictureFrame.tsx";
import type { Offer } from "#content/schema.ts";
import { words as card } from "#words/details.ts";
import { words } from "#words/offers.ts";
import css from "./OfferCard.module.css";

/** Widths of the first cards' pictures in wide windows. All others have 26 rem. */
const pictureRems = [54, 33, 47];

/** MORE DETAILS does nothing if the offer has no details. The link beside it always works. */
export function OfferCard({
  offer: { slug, title, description, price, priceNote, picture, details },
  position = 3,
}: {
  offer: Offer;
  /** The card's index in the list. The first three cards are wider than the others. */
  position?: number;
}) {
  const titleId = useId();
  return (
    <li className={css.offer}>
      <PictureFrame className={css.frame}>
        <Picture
          picture={picture}
          sizes={`(min-width: 64rem) ${pictureRems[position] ?? 26}rem, ${position ? "(min-width: 40rem) 46vw, 90vw" : "100vw"}`}
        />
        <h2 id={titleId} className={css.badge}>
          <span>{title}</span>
        </h2>
      </PictureFrame>
      <div className={css.text}>
        <p>{description}</p>
        <p className={css.rate}>
          {details && <span>{details.subtitle}</span>}
          {price ? (
            <>
              <small>{words.from}</small> <b>{formatPrice(price, 2)}</b> <span>{words.perNight}</span>
            </>
          ) : (
            <b>{formatPrice(price)}</b>
          )}
          {priceNote && <span>{priceNote}</span>}
        </p>
        <div className={`${css.ways} ${details ? "" : css.oneWay}`}>
          <HangingLink to={`${href("/Contact")}?about=${slug}`} describedBy={titleId}>
            {words.ask}
          </HangingLink>
          <HangingButton opens={details && detailsId(slug)} describedBy={titleId}>
            {card.open}
          </HangingButton>
        </div>
      </div>
    </li>
  );
}
