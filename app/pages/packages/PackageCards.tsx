import { useRotation } from "#app/motion/useRotation.ts";
import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import { formatPrice } from "#app/sections/format-price.ts";
import { packages } from "#content/packages.yaml";
import { PackageCard } from "./PackageCard.tsx";

const rotateEveryMs = 3000;
/** All cards share one index. It runs over five positions, or more if a card has more pictures. */
const sharedPositions = Math.max(5, ...packages.map(({ pictures }) => pictures.length));

export function PackageCards() {
  const [position] = useRotation(sharedPositions, rotateEveryMs);
  return (
    <section className="tail">
      <div className="wrap">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className="columns" role="list">
          {packages.map((tour) => (
            <PackageCard key={tour.slug} tour={tour} per={tour.price && tour.per} position={position} />
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
