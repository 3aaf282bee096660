import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import type { Offer } from "#schema/schema.ts";
import { words } from "#words/offers.ts";
import { OfferCard } from "./OfferCard.tsx";

export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  return (
    <section className="alpenglow tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className="columns" role="list">
          {offers.map((offer) => (
            <OfferCard key={offer.slug} {...offer} />
          ))}
        </ul>
      </div>
      {offers
        .filter(({ details }) => details.length > 0)
        .map(({ description, picture, ...offer }) => {
          const shown = { ...offer, tagline: description, pictures: [picture], per: words.perNight };
          return <DetailsDialog key={offer.slug} {...shown} priceForm="exact" />;
        })}
    </section>
  );
}
