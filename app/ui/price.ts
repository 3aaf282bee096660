import type { Price } from "#content/schema/fields.ts";

/** A package's price as India writes it, without decimals: ₹10,000. */
export function formatRupees(amount: number): string {
  return `₹${amount.toLocaleString("en-IN", { maximumFractionDigits: 0 })}`;
}

/** A price with its two decimals and, outside India's own currency, the code written out: PHP 8,500.00, ₹45.00. */
export function formatExactPrice(amount: number, currency: Price["currency"]): string {
  const digits = amount.toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return currency === "INR" ? `₹${digits}` : `${currency} ${digits}`;
}
