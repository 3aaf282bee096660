import { href } from "#app/href.ts";
import { useRotation } from "#app/motion/useRotation.ts";
import { DetailsDialog } from "#app/sections/DetailsDialog.tsx";
import { priceOrOnRequest } from "#app/sections/format.ts";
import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { headPicture, lowestPrice, note, packages, page } from "#content/packages.yaml";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/packages.json" with { type: "json" };
import { PackageCard } from "./PackageCard.tsx";
import { PackageComparison } from "./PackageComparison.tsx";
import css from "./PackagesPage.module.css";

const rotateEveryMs = 3000;
/**
 * All cards share one index, so that their pictures change together. It has five positions, or more if a card has more
 * pictures.
 */
const sharedPositions = Math.max(5, ...packages.map(({ pictures }) => pictures.length));

export default function PackagesPage() {
  return (
    <>
      <PageHead
        {...page}
        background={headPicture && <Picture picture={headPicture} className="fill" priority />}
        aside={
          lowestPrice && (
            <p className="sub">{interpolate(words.from, { price: priceOrOnRequest(lowestPrice) })}</p>
          )
        }
        isAlone={packages.length === 0}
      />
      {packages.length > 0 && <PackageCards />}
      {packages.length > 1 && (
        <BelowFold>
          <PackageComparison />
        </BelowFold>
      )}
    </>
  );
}

function PackageCards() {
  const [position] = useRotation(sharedPositions, rotateEveryMs);
  return (
    <section className={`tail ${css.offered}`}>
      <div className="wrap stack">
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul className="columns" role="list">
          {packages.map((offered) => (
            <PackageCard key={offered.slug} offered={offered} position={position} />
          ))}
        </ul>
        <div>
          <p>
            {words.families.text}{" "}
            <a href={`${href("/Contact")}?about=${packages[0]?.slug}+children`}>{words.families.link}</a>
          </p>
          {note && <p className="note">{note}</p>}
        </div>
      </div>
      {packages.map((offered) => (
        <DetailsDialog key={offered.slug} {...offered} />
      ))}
    </section>
  );
}
