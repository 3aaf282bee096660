import { telephoneAddress } from "#app/ui/telephone.ts";
import { addressLines, resort } from "#content/resort.yaml";

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
