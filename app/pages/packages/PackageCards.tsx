import { useRotation } from "#app/motion/useRotation.ts";
import { formatPrice } from "#app/season/format-price.ts";
import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import type { Ridge } from "#app/ui/Line.tsx";
import { packages } from "#content/packages.yaml";
import { PackageCard } from "./PackageCard.tsx";
import css from "./PackageCards.module.css";

const rotateEveryMs = 3000;
/** All cards share one index. It runs over five positions, or more if a card has more pictures. */
const sharedPositions = Math.max(5, ...packages.map(({ pictures }) => pictures.length));
const ridges: readonly Ridge[] = ["ridge-low", "ridge-mid", "ridge-high"];

export function PackageCards() {
  const [position] = useRotation(sharedPositions, rotateEveryMs);
  return (
    <section className="tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className={css.tours} role="list">
          {packages.map((tour, order) => (
            <PackageCard
              key={tour.slug}
              tour={tour}
              per={tour.price && tour.per}
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
          price={formatPrice(tour.price)}
          per={tour.price && tour.per}
          inclusions={tour.details}
        />
      ))}
    </section>
  );
}
