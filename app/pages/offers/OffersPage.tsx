import { useResortDay } from "#app/season/resort-day.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { leadsByCount, noOffers, offers } from "#content/offers.yaml";
import { offersPage } from "#content/pages/offers.yaml";
import { isWithin } from "#shared/calendar.ts";
import { OfferCards } from "./OfferCards.tsx";

export default function OffersPage() {
  const day = useResortDay();
  const { length } = offers.filter((offer) => isWithin(offer, day));
  const lead = leadsByCount?.[length] ?? (length > 0 ? offersPage.lead : noOffers);
  return (
    <>
      <PageMeta {...offersPage} />
      <PageHead {...offersPage} lead={lead} ground="alpenglow" />
      {offers.length > 0 && <OfferCards />}
    </>
  );
}
