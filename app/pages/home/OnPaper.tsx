import { useResortDay } from "#app/season/resort-day.ts";
import { sayPrice } from "#app/season/season-prices.ts";
import { packages } from "#content/packages.yaml";
import { resort } from "#content/resort.yaml";
import { formatPrice } from "#shared/price.ts";
import css from "./OnPaper.module.css";

const { street, district, state, postalCode } = resort.address;

/** The packages with today's prices, and the address. */
export function OnPaper() {
  const day = useResortDay();
  return (
    <p className={css.line}>
      {packages
        .map(({ title, price, per }) =>
          [title, sayPrice(price, day, formatPrice), per].filter(Boolean).join(" "),
        )
        .join(" · ")}
      <br />
      {[resort.name, street, district, `${state} ${postalCode}`].filter(Boolean).join(", ")}
    </p>
  );
}
