import { useState } from "react";
import { DetailsDialog } from "#app/ui/DetailsDialog.tsx";
import { formatExactPrice } from "#app/ui/price.ts";
import { offers } from "#content/offers.ts";
import type { Offer } from "#content/schema/offers.ts";
import { OfferCard } from "./OfferCard.tsx";
import css from "./OfferCards.module.css";

export function OfferCards() {
  const [selected, setSelected] = useState<Offer>();
  return (
    <section className="alpenglow tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit takes a list of grids for none */}
        <ul className={css.offers} role="list">
          {offers.map((offer) => (
            <OfferCard key={offer.slug} offer={offer} onMore={offer.details && (() => setSelected(offer))} />
          ))}
        </ul>
      </div>
      {selected?.details && (
        <DetailsDialog
          slug={selected.slug}
          title={selected.title}
          price={formatExactPrice(selected.price)}
          {...selected.details}
          onClose={() => setSelected(undefined)}
        />
      )}
    </section>
  );
}
