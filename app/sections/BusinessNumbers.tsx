import * as resort from "#content/site.yaml";
import words from "#words/site.json" with { type: "json" };

export function BusinessNumbers({ className }: { className?: string | undefined }) {
  const numbers = [
    resort.gstin && `${words.footer.gstin} ${resort.gstin}`,
    resort.fssai && `${words.footer.fssai} ${resort.fssai}`,
  ];
  const shown = numbers.filter(Boolean).join(" · ");
  return shown && <p className={className}>{shown}</p>;
}
