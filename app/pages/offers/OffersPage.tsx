import { useResortDay } from "#app/season/resort-day.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { noOffers, offers, offerWords } from "#content/offers.yaml";
import { offersPage } from "#content/pages/offers.yaml";
import { isWithin } from "#shared/calendar.ts";
import { OfferCards } from "./OfferCards.tsx";
import css from "./OffersPage.module.css";

export default function OffersPage() {
  const day = useResortDay();
  const current = offers.filter((offer) => isWithin(offer, day));
  const hasPesos = current.some(({ price }) => price.currency === "PHP" && price.amount !== "on request");
  return (
    <>
      <PageMeta {...offersPage} />
      <PageHead
        {...offersPage}
        lead={current.length > 0 ? offersPage.lead : noOffers}
        ground="alpenglow"
        note={hasPesos && <p className={css.pesos}>{offerWords.pesos}</p>}
      />
      {current.length > 0 && <OfferCards offers={current} />}
    </>
  );
}
