import { OfferCards } from "#app/sections/offers/OfferCards.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { offersPage } from "#content/pages/offers.yaml";

export default function Offers() {
  return (
    <>
      <PageMeta {...offersPage} />
      <PageHead {...offersPage} ground="alpenglow" />
      <OfferCards />
    </>
  );
}
