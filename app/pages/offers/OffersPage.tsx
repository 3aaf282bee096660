import { useResortDay } from "#app/season/resort-day.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { noOffers, offers, offerWords } from "#content/offers.yaml";
import { offersPage } from "#content/pages/offers.yaml";
import { type Day, isWithin } from "#shared/calendar.ts";
import { countFacts } from "#shared/count-words.ts";
import { fill } from "#shared/fill.ts";
import { OfferCards } from "./OfferCards.tsx";

export default function OffersPage() {
  return (
    <>
      <PageMeta {...offersPage} />
      <PageHead {...offersPage} lead={leadOn(useResortDay())} ground="alpenglow" />
      {offers.length > 0 && <OfferCards />}
    </>
  );
}

/** The number of the offers that are shown on `day`, and a sentence about pesos if one of them has its price in them. */
function leadOn(day: Day): string {
  const shown = offers.filter((offer) => isWithin(offer, day));
  if (shown.length === 0) return noOffers;
  const lead = fill(offersPage.lead, countFacts("offer", shown.length));
  return shown.some(({ price }) => price.currency === "PHP") ? `${lead} ${offerWords.pesos}` : lead;
}
