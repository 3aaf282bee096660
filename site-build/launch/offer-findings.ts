import type { Evidence, Finding } from "./launch-item.ts";

/** Prices in a currency that no hill resort in India takes. */
export function findInPrices({ content: { offers } }: Evidence): Finding[] {
  return offers.flatMap(({ slug, title, price }, index): Finding[] =>
    JSON.stringify(price).includes('"currency":"PHP"')
      ? [
          {
            name: `price-${slug}`,
            group: "Prices",
            file: "offers.yaml",
            path: ["offers", index, "price"],
            todo: `${title} has its price in Philippine pesos (PHP). Write it in rupees: currency: INR.`,
          },
        ]
      : [],
  );
}
