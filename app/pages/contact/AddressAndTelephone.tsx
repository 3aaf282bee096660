import { telephoneAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { addressLines } from "#content/site.yaml";

const [telephone = ""] = resort.telephones;

/** What a driver needs. */
export function AddressAndTelephone({ className }: { className?: string | undefined }) {
  return (
    <address className={className}>
      {addressLines.join("\n")}
      {"\n"}
      <a href={telephoneAddress(telephone)}>{telephone}</a>
    </address>
  );
}
