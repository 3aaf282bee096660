import { href } from "#app/href.ts";
import { detailsId } from "#app/sections/DetailsDialog.tsx";
import { priceOrOnRequest } from "#app/sections/format.ts";
import { ArrowLink, dialogOpener } from "#app/ui/ArrowLink.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { per as perOfAll } from "#content/offers.yaml";
import type { Offer } from "#schema/schema.ts";
import card from "#words/details.json" with { type: "json" };
import words from "#words/offers.json" with { type: "json" };
import css from "./OfferCard.module.css";

/** As the specification requires, MORE DETAILS is shown but does nothing if the offer has no details. */
export function OfferCard({ slug, title, description, price, per, priceNote, picture, details }: Offer) {
  const titleId = `offer-${slug}`;
  const isOpened = details.length > 0;
  return (
    <li className={css.offer}>
      <div className={`frame ${css.frame}`}>
        <Picture picture={picture} />
        <h2 id={titleId} className={css.badge}>
          {title}
        </h2>
      </div>
      <p>{description}</p>
      <div>
        <p className={`cluster soft ${css.rate}`}>
          {price && `${words.from} `}
          <b className={`sub ${css.amount}`}>{priceOrOnRequest(price)}</b>
          {price && ` ${per ?? perOfAll ?? words.perNight}`}
        </p>
        {priceNote && <p className="note">{priceNote}</p>}
      </div>
      <ArrowLink to={`${href("/Contact")}?about=${slug}`} describedBy={titleId}>
        {words.ask}
      </ArrowLink>
      <button
        type="button"
        className={`tap soft note ${css.more}`}
        aria-describedby={titleId}
        {...(isOpened && dialogOpener(detailsId(slug)))}
      >
        {card.open}
      </button>
    </li>
  );
}
