import { useResortDay } from "#app/season/resort-day.ts";
import { sayPrice } from "#app/season/season-prices.ts";
import { packages } from "#content/packages.yaml";
import { addressLines } from "#content/resort.yaml";
import { formatPrice } from "#shared/price.ts";
import css from "./OnPaper.module.css";

/** The packages with today's prices, and the address. */
export function OnPaper() {
  const day = useResortDay();
  return (
    <div className={`wrap ${css.lines}`}>
      {packages.length > 0 && (
        <p>
          {packages
            .map(({ title, price, per }) =>
              [title, sayPrice(price, day, formatPrice), per].filter(Boolean).join(" "),
            )
            .join(" · ")}
        </p>
      )}
      <p>{addressLines.join(", ")}</p>
    </div>
  );
}
