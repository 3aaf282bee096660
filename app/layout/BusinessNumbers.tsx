import { footer } from "#content/footer.yaml";
import { resort } from "#content/resort.yaml";

/** GSTIN and FSSAI number as far as they are set; otherwise nothing. */
export function BusinessNumbers({ className }: { className?: string | undefined }) {
  const numbers = [
    resort.gstin && `${footer.gstin} ${resort.gstin}`,
    resort.fssai && `${footer.fssai} ${resort.fssai}`,
  ];
  const shown = numbers.filter(Boolean).join(" · ");
  return shown && <p className={className}>{shown}</p>;
}
