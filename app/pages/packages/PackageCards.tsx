import { useRotation } from "#app/motion/useRotation.ts";
import { useResortDay } from "#app/season/resort-day.ts";
import { isOnRequest, sayPrice, sayPrices } from "#app/season/season-prices.ts";
import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import type { LineShape } from "#app/ui/Line.tsx";
import { packages } from "#content/packages.yaml";
import { formatPrice } from "#shared/price.ts";
import { PackageCard } from "./PackageCard.tsx";
import css from "./PackageCards.module.css";

const rotateEveryMs = 3000;
/** All cards share one index. It runs over five positions, or more if a card has more pictures. */
const sharedPositions = Math.max(5, ...packages.map(({ pictures }) => pictures.length));
const ridges: readonly LineShape[] = ["ridge-low", "ridge-mid", "ridge-high"];

export function PackageCards() {
  const day = useResortDay();
  const [position] = useRotation(sharedPositions, rotateEveryMs);
  return (
    <section className="tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className={`${css.tours} paper-3`} role="list">
          {packages.map((tour, order) => (
            <PackageCard
              key={tour.slug}
              tour={tour}
              price={sayPrice(tour.price, day, formatPrice)}
              per={!isOnRequest(tour.price, day) && tour.per}
              position={position}
              ridge={ridges[order % ridges.length] ?? "ridge-high"}
            />
          ))}
        </ul>
      </div>
      {packages.map((tour) => (
        <DetailsDialog
          key={tour.slug}
          {...tour}
          price={sayPrice(tour.price, day, formatPrice)}
          per={!isOnRequest(tour.price, day) && tour.per}
          otherPrices={sayPrices(tour.price, day, formatPrice)}
          inclusions={tour.details}
        />
      ))}
    </section>
  );
}
