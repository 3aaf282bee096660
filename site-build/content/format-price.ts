import type { LocalizedPrice, Price } from "#schema/price.ts";

/** Formats a price: ₹6,500 in the site's currency, and with a code and a no-break space in others: PHP 8,500. */
export function formatPrice(price: Price, language: string, ownCurrency: string): LocalizedPrice {
  const { amount, currency = ownCurrency, decimals } = price;
  const isWhole = Number.isInteger(amount) && decimals === "if needed";
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: currency === ownCurrency ? "narrowSymbol" : "code",
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return { amount, currency, text: format.format(amount) };
}
