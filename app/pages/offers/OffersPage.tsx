import { useResortDay } from "#app/season/resort-day.ts";
import { sayLead } from "#app/season/season-offers.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { noOffers, offers } from "#content/offers.yaml";
import { offersPage } from "#content/pages/offers.yaml";
import { OfferCards } from "./OfferCards.tsx";

export default function OffersPage() {
  const lead = sayLead(offersPage.lead, offers, noOffers, useResortDay());
  return (
    <>
      <PageMeta {...offersPage} />
      <PageHead {...offersPage} lead={lead} ground="alpenglow" />
      {offers.length > 0 && <OfferCards />}
    </>
  );
}
