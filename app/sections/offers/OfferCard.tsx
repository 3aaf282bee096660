import { useId } from "react";
import { href, Link } from "react-router";
import { HangingButton } from "#app/ui/HangingButton.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Print } from "#app/ui/Print.tsx";
import { formatExactPrice } from "#app/ui/price.ts";
import type { Offer } from "#content/schema/offers.ts";
import css from "./OfferCard.module.css";

/** MORE DETAILS has no effect while the offer has no details; the quiet link beside it always has one. */
export function OfferCard({
  offer: { slug, title, description, price, picture },
  onMore,
}: {
  offer: Offer;
  onMore: (() => void) | undefined;
}) {
  const titleId = useId();
  return (
    <li className={css.offer}>
      <Print className={css.print}>
        <Picture slot={picture} shape="3/2" sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 90vw" />
        <h2 id={titleId} className={css.badge}>
          <span>{title}</span>
        </h2>
      </Print>
      <div className={css.text}>
        <p>{description}</p>
        <p className={css.rate}>
          From <b>{formatExactPrice(price)}</b> Average Per Night
        </p>
        <div className={css.ways}>
          <HangingButton onPress={onMore} describedBy={titleId}>
            MORE DETAILS
          </HangingButton>
          <Link className={css.ask} to={`${href("/Contact")}?about=${slug}`} aria-describedby={titleId}>
            Ask about this offer
          </Link>
        </div>
      </div>
    </li>
  );
}
