import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { packages, page } from "#content/packages.yaml";
import { PackageCards } from "./PackageCards.tsx";
import { PackageComparison } from "./PackageComparison.tsx";

export default function PackagesPage() {
  return (
    <>
      <PageHead {...page} />
      {packages.length > 0 && <PackageCards />}
      {packages.length > 1 && (
        <BelowFold>
          <PackageComparison />
        </BelowFold>
      )}
    </>
  );
}
