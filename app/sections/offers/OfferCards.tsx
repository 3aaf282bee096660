import { DetailsDialog } from "#app/ui/DetailsDialog.tsx";
import { formatExactPrice } from "#app/ui/price.ts";
import { offers } from "#content/offers.yaml";
import { OfferCard } from "./OfferCard.tsx";
import css from "./OfferCards.module.css";

export function OfferCards() {
  return (
    <section className="alpenglow tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit takes a list of grids for none */}
        <ul className={css.offers} role="list">
          {offers.map((offer) => (
            <OfferCard key={offer.slug} offer={offer} />
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
              price={formatExactPrice(price)}
              {...details}
            />
          ),
      )}
    </section>
  );
}
