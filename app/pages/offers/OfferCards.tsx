import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import { formatPrice } from "#app/sections/format-price.ts";
import type { Offer } from "#schema/schema.ts";
import { words } from "#words/offers.ts";
import { OfferCard } from "./OfferCard.tsx";

export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  const firstPesos = offers.findIndex(({ price }) => price?.currency === "PHP");
  return (
    <section className="alpenglow tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className="columns" role="list">
          {offers.map((offer, index) => (
            <OfferCard key={offer.slug} offer={offer} note={index === firstPesos && words.pesos} />
          ))}
        </ul>
      </div>
      {offers.map(
        ({ slug, title, description, price, picture, details }) =>
          details.length > 0 && (
            <DetailsDialog
              key={slug}
              slug={slug}
              title={title}
              tagline={description}
              price={formatPrice(price, "exact")}
              per={price && words.perNight}
              pictures={[picture]}
              inclusions={details}
            />
          ),
      )}
    </section>
  );
}
