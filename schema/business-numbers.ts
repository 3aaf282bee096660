import { maybe } from "./optional.ts";
import { refined } from "./text.ts";

// The numbers that Indian law wants on a page of somebody who sells.

/** The last sign of a GSTIN is made of the others, so that most slips are found. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, sign, index) => {
    const product = Number.parseInt(sign, 36) * (1 + (index % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return text.endsWith(((36 - (sum % 36)) % 36).toString(36).toUpperCase());
}

const noGstin = "is no GSTIN of 15 digits and capitals: look for a wrong one";
export const gstin = maybe(refined("GSTIN", isGstin, noGstin, { pattern: ["^[0-9A-Z]{15}$", noGstin] }));
export const fssai = maybe(refined("FSSAI licence", /^\d{14}$/, "must have 14 digits"));
