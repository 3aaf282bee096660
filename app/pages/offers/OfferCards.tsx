import { useResortDay } from "#app/season/resort-day.ts";
import { isOnRequest, sayPrice, sayPrices } from "#app/season/season-prices.ts";
import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import { offers, offerWords } from "#content/offers.yaml";
import { formatExactPrice } from "#shared/price.ts";
import { OfferCard } from "./OfferCard.tsx";
import css from "./OfferCards.module.css";

export function OfferCards() {
  const day = useResortDay();
  return (
    <section className="alpenglow tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className={`columns ${css.offers} paper-3`} role="list">
          {offers.map((offer, index) => (
            <OfferCard key={offer.slug} offer={offer} day={day} position={index} />
          ))}
        </ul>
      </div>
      {offers.map(
        ({ slug, title, price, details }) =>
          details && (
            <DetailsDialog
              key={slug}
              slug={slug}
              title={title}
              price={sayPrice(price, day, formatExactPrice)}
              per={!isOnRequest(price, day) && offerWords.perNight}
              otherPrices={sayPrices(price, day, formatExactPrice)}
              {...details}
            />
          ),
      )}
    </section>
  );
}
