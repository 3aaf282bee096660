import { formatPrice } from "#app/season/format-price.ts";
import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import type { Offer } from "#content/schema.ts";
import { words } from "#words/offers.ts";
import { OfferCard } from "./OfferCard.tsx";
import css from "./OfferCards.module.css";

export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  return (
    <section className="alpenglow tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className={`columns ${css.offers}`} role="list">
          {offers.map((offer, index) => (
            <OfferCard key={offer.slug} offer={offer} position={index} />
          ))}
        </ul>
      </div>
      {offers.map(
        ({ slug, title, price, priceNote, details }) =>
          details && (
            <DetailsDialog
              key={slug}
              slug={slug}
              title={title}
              price={formatPrice(price, 2)}
              per={price && words.perNight}
              priceNote={priceNote}
              {...details}
            />
          ),
      )}
    </section>
  );
}
