import { useState } from "react";
import { useRotation } from "#app/motion/useRotation.ts";
import type { LineShape } from "#app/ui/Line.tsx";
import { formatRupees } from "#app/ui/price.ts";
import { packages } from "#content/packages.ts";
import { DetailsDialog } from "./DetailsDialog.tsx";
import { PackageCard } from "./PackageCard.tsx";
import css from "./PackageCards.module.css";

const rotateEveryMs = 3000;
/** The index that all cards share runs over five positions, whatever each card's number of pictures. */
const sharedPositions = 5;
const climbs: readonly LineShape[] = ["climb-low", "climb-mid", "climb-high"];

export function PackageCards() {
  const [position] = useRotation(sharedPositions, rotateEveryMs);
  const [selected, setSelected] = useState<(typeof packages)[number]>();
  return (
    <section className="tail">
      <div className="wrap">
        <ul className={css.stays}>
          {packages.map((stay, order) => (
            <PackageCard
              key={stay.slug}
              stay={stay}
              position={position}
              climb={climbs[order] ?? "climb-high"}
              onMore={() => setSelected(stay)}
            />
          ))}
        </ul>
      </div>
      {selected && (
        <DetailsDialog
          {...selected}
          price={formatRupees(selected.price.amount)}
          inclusions={selected.details}
          onClose={() => setSelected(undefined)}
        />
      )}
    </section>
  );
}
