import { useResortDay } from "#app/layout/resort-day.ts";
import { PageHead } from "#app/sections/PageHead.tsx";
import { offers, page } from "#content/offers.yaml";
import { isWithin } from "#shared/calendar.ts";
import { words } from "#words/offers.ts";
import { OfferCards } from "./OfferCards.tsx";

export default function OffersPage() {
  const day = useResortDay();
  const current = offers.filter((offer) => isWithin(offer, day));
  const inPesos = current.some(({ price }) => price?.currency === "PHP");
  return (
    <>
      <PageHead
        {...page}
        lead={current.length > 0 ? page.lead : words.none}
        ground="alpenglow"
        tag={inPesos && words.pesos}
      />
      {current.length > 0 && <OfferCards offers={current} />}
    </>
  );
}
