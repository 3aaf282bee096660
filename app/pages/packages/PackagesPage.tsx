import { formatPrice } from "#app/sections/format-price.ts";
import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { lowestPrice, packages, page } from "#content/packages.yaml";
import { words } from "#words/packages.ts";
import { PackageCards } from "./PackageCards.tsx";
import { PackageComparison } from "./PackageComparison.tsx";

export default function PackagesPage() {
  return (
    <>
      <PageHead
        {...page}
        tag={lowestPrice && <span className="sub">{words.from(formatPrice(lowestPrice))}</span>}
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
