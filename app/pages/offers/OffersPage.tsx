import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { useResortDay } from "#app/sections/resort-day.ts";
import { Picture } from "#app/ui/Picture.tsx";
import { headPicture, offers, page } from "#content/offers.yaml";
import { isWithin } from "#shared/calendar.ts";
import words from "#words/offers.json" with { type: "json" };
import { OfferCard } from "./OfferCard.tsx";
import css from "./OffersPage.module.css";

export default function OffersPage() {
  const day = useResortDay();
  const current = offers.filter((offer) => isWithin(offer, day));
  const inPesos = current.some(({ price }) => price?.currency === "PHP");
  const detailed = current.filter(({ details }) => details.length > 0);
  return (
    <>
      <PageHead
        {...page}
        lead={current.length > 0 ? page.lead : words.none}
        background={headPicture && <Picture picture={headPicture} className="fill" priority />}
        note={inPesos && <p className={`soft note ${css.pesos}`}>{words.pesos}</p>}
        isAlone={current.length === 0}
      />
      {current.length > 0 && (
        <section className={`tail ${css.offers}`}>
          {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
          <ul className="wrap columns" role="list">
            {current.map((offer) => (
              <OfferCard key={offer.slug} {...offer} />
            ))}
          </ul>
          {detailed.map(({ description, picture, ...offer }) => {
            const per = offer.per ?? words.perNight;
            return (
              <DetailsDialog
                key={offer.slug}
                {...offer}
                tagline={description}
                pictures={[picture]}
                per={per}
              />
            );
          })}
        </section>
      )}
    </>
  );
}
