import { useResortDay } from "#app/layout/resort-day.ts";
import { PageHead } from "#app/sections/PageHead.tsx";
import { offers, page } from "#content/offers.yaml";
import { isWithin } from "#shared/calendar.ts";
import { words } from "#words/offers.ts";
import { OfferCards } from "./OfferCards.tsx";

export default function OffersPage() {
  const day = useResortDay();
  const current = offers.filter((offer) => isWithin(offer, day));
  return (
    <>
      <PageHead {...page} lead={current.length > 0 ? page.lead : words.none} ground="alpenglow" />
      {current.length > 0 && <OfferCards offers={current} />}
    </>
  );
}
