/** Rupees, and Philippine pesos. */
export const currencies = ["INR", "PHP"] as const;

export interface Price {
  amount: number;
  currency: (typeof currencies)[number];
}

/**
 * ₹10,000 in an Indian `locale`, the language for Intl, or ₹45.00 with two `decimals`. Other currencies than the rupee
 * stand with their code: PHP 8,500.00.
 */
export function formatAmount(
  amount: number,
  currency: Price["currency"],
  locale: string,
  decimals = 0,
): string {
  const digits = amount.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return currency === "INR" ? `₹${digits}` : `${currency} ${digits}`;
}
