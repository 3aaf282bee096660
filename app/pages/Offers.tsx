import { OfferCards } from "#app/sections/offers/OfferCards.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { offersPage } from "#content/pages/offers.ts";
import { describePage } from "./describe-page.ts";

export const meta = () => describePage(offersPage);

export default function Offers() {
  return (
    <>
      <PageHead {...offersPage} ground="alpenglow" />
      <OfferCards />
    </>
  );
}
