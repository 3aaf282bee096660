// What people write and copy for a number, a switch, a telephone or a place, in one form.

/** Digits of any script as 0 to 9: ६,५०० is 6,500. Unicode has the ten digits of a script in a row, from zero on. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });

/** What word processors and chats leave in a text: soft hyphens, zero-width spaces, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are meant
const unseen = /[\u00AD\u200B\uFEFF\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g;

/** A text as it is meant. What joins letters (U+200C, U+200D, U+2060) stays: Hindi and emoji need it. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(unseen, "")
    .replaceAll(/[\v\f]/g, " ")
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .trim();

/** A number, or what was written instead of one. */
export const readNumber = (value: unknown): unknown =>
  typeof value === "string" && /^[+-]?\d+(\.\d+)?$/.test(plainDigits(value.trim()))
    ? Number(plainDigits(value.trim()))
    : value;

const switches: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, on: true },
  ...{ false: false, no: false, off: false, "": false },
};
/** On or off, or what was written instead. */
export const readSwitch = (value: unknown): unknown =>
  typeof value === "string" ? (switches[value.trim().toLowerCase()] ?? value) : (value ?? false);

/** +91 98765 43210 for 098765 43210, +91-98765-43210 and others. `prefix`: of the country, such as +91. */
export function withPrefix(prefix: string, number: string): string {
  const digits = prefix.slice(1);
  // The CMS takes +919876543210 without quotation marks for a number, and writes it without the sign.
  const isWhole = number.startsWith(digits) && number.replaceAll(" ", "").length > 10;
  const own = isWhole ? `+${number}` : number.replace(/^00/, "+");
  const national = own.startsWith(prefix) ? own.slice(prefix.length) : own.replace(/^0/, "");
  if (national.startsWith("+")) return national;
  // Ten digits in a row cannot be read out.
  return `${prefix} ${national.trim().replace(/^(\d{5})(\d{5})$/, "$1 $2")}`;
}

/** Of a GSTIN the last sign is made of the others, so that most slips are found. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((all, sign, index) => {
    const product = Number.parseInt(sign, 36) * (1 + (index % 2));
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return text.endsWith(((36 - (sum % 36)) % 36).toString(36).toUpperCase());
}

const degree = String.raw`([NSEW])?\s*([+-]?\d+(?:\.\d+)?)\s*(?:[°º]\s*(?:(\d+(?:\.\d+)?)\s*['′’]\s*)?(?:(\d+(?:\.\d+)?)\s*(?:["″”]|'')\s*)?)?([NSEW])?`;
const twoDegrees = new RegExp(String.raw`^\(?\s*${degree}\s*[,;\s]\s*${degree}\s*\)?$`, "i");

/** '29.8412, 78.7210', or 29°50'28.3"N 78°43'15.6"E. Undefined: no place on the earth. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const found = twoDegrees.exec(plainDigits(text.trim().replaceAll("−", "-")));
  if (!found) return undefined;
  const [one, other] = [found.slice(1, 6), found.slice(6, 11)].map(
    ([before = "", whole = "0", minutes = "0", seconds = "0", after = ""]) => {
      const side = (before || after).toUpperCase();
      const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
      const isNegative = whole.startsWith("-") || /[SW]/.test(side);
      return { side, degrees: Number((isNegative ? -size : size).toFixed(6)) };
    },
  );
  if (!one || !other) return undefined;
  const [north, east] = /[EW]/.test(one.side) ? [other, one] : [one, other];
  if (/[EW]/.test(north.side) || /[NS]/.test(east.side)) return undefined;
  if (Math.abs(north.degrees) > 90 || Math.abs(east.degrees) > 180) return undefined;
  return { latitude: north.degrees, longitude: east.degrees };
}
