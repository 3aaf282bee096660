import type { Price } from "#content/schema/fields.ts";

/** An amount as India writes it, without decimals: ₹10,000. */
export function formatPrice(amount: number, currency: Price["currency"]): string {
  return format(amount, currency, 0);
}

/** An amount with its two decimals and, outside India's own currency, the code written out: PHP 8,500.00, ₹45.00. */
export function formatExactPrice(amount: number, currency: Price["currency"]): string {
  return format(amount, currency, 2);
}

function format(amount: number, currency: Price["currency"], decimals: number): string {
  const digits = amount.toLocaleString("en-IN", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return currency === "INR" ? `₹${digits}` : `${currency} ${digits}`;
}
