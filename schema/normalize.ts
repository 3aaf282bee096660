import { cleanTelephone } from "#shared/normalize-email.ts";
import { pagePaths } from "#shared/pages.ts";

// What people write and copy for a number, a switch, a telephone, a day, a link or a place, in one form.

/** A value, not a sentence: without unseen letters, with plain spaces and signs; ६,५०० is 6,500. */
export const plain = (text: string): string =>
  cleanTelephone(text)
    .replaceAll("\t", " ")
    .replaceAll("−", "-")
    .replaceAll(/[\uFF01-\uFF5E\u20A8]/g, (sign) => sign.normalize("NFKC"))
    // Unicode has the ten digits of a script in a row, from zero on.
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let before = 0;
      while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
      return String(before % 10);
    });

/** A code such as IN, or a GSTIN: in capitals, without the spaces between its groups. */
export const plainCode = (text: string): string => plain(text).toUpperCase().replaceAll(/[ -]/g, "");

/** en-IN for EN_in; empty if there is no such language or country. */
export function parseLanguage(text: string): string {
  try {
    const { baseName, language, region = "" } = new Intl.Locale(plain(text).replaceAll("_", "-"));
    // Not every language with three letters has a name there: Garhwali is gbm.
    const isKnown = isNamed("region", region) && (language.length > 2 || isNamed("language", language));
    return isKnown ? baseName : "";
  } catch {
    return "";
  }
}

/** Whether a code stands for a country or a language. ZZ is the code of none. */
export const isNamed = (type: "region" | "language", code: string): boolean =>
  /^[A-Z]{2}$/i.test(code) &&
  code !== "ZZ" &&
  new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;

/** What word processors and chats leave in a text: soft hyphens, zero-width spaces, marks of direction, private-use and control characters. */
const unseen = /[\u00AD\u200B\uFEFF\uFFFC\u202A-\u202E\u2066-\u2069\p{Co}]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/** A text as it is meant. What joins letters (U+200C, U+200D, U+2060) stays: Hindi and emoji need it. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(unseen, "")
    .replaceAll(/[\v\f]/g, " ")
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .trim();

/** A number, or what was written instead of one. */
export const parseNumber = (value: unknown): unknown =>
  typeof value === "string" && /^[+-]?\d+(\.\d+)?$/.test(plain(value)) ? Number(plain(value)) : value;

const switches: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, on: true, y: true, 1: true, हाँ: true, हां: true },
  ...{ false: false, no: false, off: false, n: false, 0: false, नहीं: false, "": false },
};
/** On or off, or what was written instead. */
export const parseSwitch = (value: unknown): unknown =>
  typeof value === "string" ? (switches[plain(value).toLowerCase()] ?? value) : (value ?? false);

/** 2026-12-20 for 20/12/2026. 05/06/2026 stays, and is refused: it is another day in America. */
export function parseDay(written: string): string {
  const text = plain(written).replaceAll(/\p{Pd}/gu, "-");
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]00:00.*)?$/.exec(text);
  const other = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text);
  const [day = "", month = "", year = ""] = (iso?.slice(1).reverse() ?? other?.slice(1)) || [];
  const isClear = iso || Number(day) > 12 || Number(day) === Number(month);
  return year && isClear ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

/** /Packages for packages; with https:// what begins with a domain. */
export function parseLink(written: string): string {
  const text = plain(written);
  const [, name, rest = ""] = /^(\/|\/?[^/?#]+)\/?([?#].*)?$/.exec(text) ?? [];
  const page = pages.find((path) => path.slice(1).toLowerCase() === name?.replace("/", "").toLowerCase());
  if (page) return page + rest;
  if (/^[^\s@:/]+@[^\s@/]+\.\w+$/.test(text)) return `mailto:${text}`;
  return /^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(text) ? `https://${text}` : text.replace(/^https:/i, "https:");
}

/** Part of a pattern: https:// with a domain, which has a point, and a port. */
export const secureHost = String.raw`https://([\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+(:\d{2,4})?`;
const pages = Object.values(pagePaths);
const linkForm = new RegExp(
  String.raw`^((${pages.join("|")})([?#]\S*)?|${secureHost}([/?#]\S*)?|mailto:\S+@\S+|tel:[+\d -]+)$`,
  "u",
);
export const isLink = (address: string) => linkForm.test(parseLink(address));
export const linkRule = `must be a page (${pages.join(", ")}), or an address that begins with https://`;

/** One telephone number, in digits and single spaces. +91 (0) 98765 has a zero that is dialled inside of a country only. */
export const parseTelephone = (text: string): string =>
  plain(text)
    .replace(/^[a-z]+[.:] ?/i, "")
    .replace("(0)", "")
    // 98765 43210/11 are two numbers: the sign stays, and the check asks back.
    .replaceAll(/(?! ?\/ ?\d{1,2}$)[\p{Pd}./() ]+/gu, " ")
    .trim()
    .replace(/^\+ /, "+");

/** asha@deodar.in for Asha <asha@deodar.in> and mailto:asha@deodar.in. */
export const parseEmail = (text: string): string =>
  text.replace(/^[^<]*<([^<>]*)>$/, "$1").replace(/^(mailto|e-?mail): ?/i, "");

/** +91 98765 43210 for 098765 43210, +91-98765-43210 and others. `prefix`: of the country, such as +91. */
export function withPrefix(prefix: string, number: string): string {
  const digits = prefix.slice(1);
  // The CMS takes +919876543210 without quotation marks for a number, and writes it without the sign.
  const isWhole = number.startsWith(digits) && number.replaceAll(" ", "").length > 10;
  const own = isWhole ? `+${number}` : number.replace(/^00 ?/, "+");
  // Italy dials the first zero from abroad, too. The placeholder has only zeros.
  const trunk = prefix === "+39" ? "" : /^ ?0(?= ?[1-9])/;
  const national = (own.startsWith(prefix) ? own.slice(prefix.length) : own).replace(trunk, "");
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

const sixtieth = String.raw`([0-5]?\d(?:\.\d+)?)\s*`;
const degree = String.raw`([NSEW])?\s*([+-]?\d+(?:\.\d+)?)\s*(?:[°º]\s*(?:${sixtieth}['′’]\s*)?(?:${sixtieth}(?:["″”]|'')\s*)?)?([NSEW])?`;
const twoDegrees = new RegExp(String.raw`^\(?\s*${degree}\s*[,;\s]\s*${degree}\s*\)?$`, "i");

/** What stands around the two numbers: in a link to a place, in 'lat: 29.8412, lng: 78.7210', in geo:29.8412,78.7210. */
const inLink = /!3d(-?[\d.]+)!4d(-?[\d.]+)|[?&](?:q|query|ll)=(-?[\d.]+)(?:,|%2C)(-?[\d.]+)/;
const around = /^geo:|\blat(itude)?\b[:=]?|\b(lng|long?|longitude)\b[:=]?|[[\]]/gi;

/** '29.8412, 78.7210', or 29°50'28.3"N 78°43'15.6"E. Undefined: no place on the earth, or where nobody lives. */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const own = plain(text);
  const linked = inLink.exec(own)?.slice(1).filter(Boolean).join(", ");
  // 29,8412; 78,7210 as in Europe.
  const pair = (linked ?? own.replaceAll(around, " ")).trim();
  const found = twoDegrees.exec(
    pair.replace(/^([+-]?\d+),(\d+)([;,]? +|;)([+-]?\d+),(\d+)$/, "$1.$2, $4.$5"),
  );
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
  // 78.7210, 29.8412 in the wrong order is in the Arctic Ocean.
  const mostNorth = north.side ? 90 : 72;
  if (Math.abs(north.degrees) > mostNorth || Math.abs(east.degrees) > 180) return undefined;
  if (north.degrees === 0 && east.degrees === 0) return undefined;
  return { latitude: north.degrees, longitude: east.degrees };
}
