import { PackageCards } from "#app/sections/packages/PackageCards.tsx";
import { PackageComparison } from "#app/sections/packages/PackageComparison.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { packages } from "#content/packages.yaml";
import { packagesPage } from "#content/pages/packages.yaml";

export default function Packages() {
  return (
    <>
      <PageMeta {...packagesPage} />
      <PageHead {...packagesPage} leavesRoom />
      <PackageCards />
      {packages.length > 1 && <PackageComparison />}
    </>
  );
}
