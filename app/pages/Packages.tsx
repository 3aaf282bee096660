import { PackageCards } from "#app/sections/packages/PackageCards.tsx";
import { PackageComparison } from "#app/sections/packages/PackageComparison.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { packagesPage } from "#content/pages/packages.ts";
import { describePage } from "./describe-page.ts";

export const meta = () => describePage(packagesPage);

export default function Packages() {
  return (
    <>
      <PageHead {...packagesPage} leavesRoom />
      <PackageCards />
      <PackageComparison />
    </>
  );
}
