import { maybe } from "./optional.ts";
import { refined } from "./text.ts";

// Numbers that Indian businesses must show on their websites.

/** Checks the format and the check digit. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, character, index) => {
    const product = Number.parseInt(character, 36) * (1 + (index % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return text.endsWith(((36 - (sum % 36)) % 36).toString(36).toUpperCase());
}

const gstinMessage = "is not a valid GSTIN. Check its 15 digits and capital letters";
export const gstin = maybe(
  refined("GSTIN", isGstin, gstinMessage, { pattern: ["^[0-9A-Z]{15}$", gstinMessage] }),
);
export const fssai = maybe(refined("FSSAI licence", /^\d{14}$/, "must have 14 digits"));
