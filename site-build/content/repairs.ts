import { isRecord } from "./fields.ts";

/** What to do with a value that should be a number. */
export function repairNumber(value: unknown, isQuoted: boolean): string {
  if (value === null || value === "") return "Write it after the colon.";
  if (typeof value !== "string") return "Write the number alone.";
  const bare = value.replaceAll(/^[“”"'‘’]|[“”"'‘’]$/g, "").trim();
  if ((isQuoted || bare !== value) && isNumber(bare)) return "Remove the quotation marks.";
  const number = soleNumber(bare);
  if (number === undefined) return "Write a number, like 45 or 4.5.";
  if (/^\d+,\d+$/.test(bare))
    return /,\d{3}$/.test(bare)
      ? `Write ${number}, without the comma.`
      : `Write ${number}, with a point instead of the comma.`;
  return `Write the number alone: ${number}.`;
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** The number in '₹1,250.50', 'Rs. 45/-', '4,5' or '१२०', as YAML writes it. */
function soleNumber(text: string): string | undefined {
  const western = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const found = western.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (found.length !== 1) return undefined;
  const [digits = ""] = found;
  return /,\d{1,2}$/.test(digits) ? digits.replace(",", ".") : digits.replaceAll(",", "");
}

/** What to do with a value that should be true or false. */
export function repairBoolean(value: unknown): string {
  const word = String(value).toLowerCase();
  if (/^(yes|y|on|true|1|हाँ)$/.test(word)) return "Write true.";
  if (/^(no|n|off|false|0|नहीं)$/.test(word)) return "Write false.";
  return "Write one of the two, without quotation marks.";
}

/** What to do with a value that should be a text. */
export function repairText(value: unknown): string {
  const [entry] = isRecord(value) ? Object.entries(value) : [];
  if (entry && typeof entry[1] !== "object")
    return `A text with a colon stands between quotation marks: "${entry[0]}: ${entry[1]}".`;
  return Array.isArray(value) ? "It is a list here: remove the dash." : "Write it between quotation marks.";
}
