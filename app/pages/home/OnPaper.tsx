import { formatPrice } from "#app/season/format-price.ts";
import { packages } from "#content/packages.yaml";
import { addressLines } from "#content/resort.yaml";
import css from "./OnPaper.module.css";

/** The packages with their prices, and the address. */
export function OnPaper() {
  return (
    <div className={`wrap ${css.lines}`}>
      {packages.length > 0 && (
        <p>
          {packages
            .map(({ title, price, per }) => [title, formatPrice(price), per].filter(Boolean).join(" "))
            .join(" · ")}
        </p>
      )}
      <p>{addressLines.join(", ")}</p>
    </div>
  );
}
