import { useResortDay } from "#app/season/resort-day.ts";
import { isOnRequest } from "#app/season/season-prices.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { leadsByCount, noOffers, offers, offerWords } from "#content/offers.yaml";
import { offersPage } from "#content/pages/offers.yaml";
import { isWithin } from "#shared/calendar.ts";
import { OfferCards } from "./OfferCards.tsx";
import css from "./OffersPage.module.css";

export default function OffersPage() {
  const day = useResortDay();
  const shown = offers.filter((offer) => isWithin(offer, day));
  const lead = leadsByCount?.[shown.length] ?? (shown.length > 0 ? offersPage.lead : noOffers);
  const hasPesos = shown.some(({ price }) => price.currency === "PHP" && !isOnRequest(price, day));
  return (
    <>
      <PageMeta {...offersPage} />
      <PageHead
        {...offersPage}
        lead={lead}
        ground="alpenglow"
        note={hasPesos && <p className={css.pesos}>{offerWords.pesos}</p>}
      />
      {offers.length > 0 && <OfferCards />}
    </>
  );
}
