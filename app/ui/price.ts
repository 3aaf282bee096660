import type { Price } from "#content/schema/fields.ts";

/** A price as India writes it, without decimals: ₹10,000. */
export function formatPrice(price: Price): string {
  return format(price, 0);
}

/** A price with its two decimals and, outside India's own currency, the code written out: PHP 8,500.00, ₹45.00. */
export function formatExactPrice(price: Price): string {
  return format(price, 2);
}

function format({ amount, currency }: Price, decimals: number): string {
  const digits = amount.toLocaleString("en-IN", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return currency === "INR" ? `₹${digits}` : `${currency} ${digits}`;
}
