import { getCountries } from "libphonenumber-js/min";
import { z } from "zod";
import { oneOf, toNumber } from "./choices.ts";
import { fieldMeta } from "./field-meta.ts";
import { refined } from "./text.ts";

// The location of the resort: country, postal code and coordinates.

const countryNames = new Intl.DisplayNames("en", { type: "region" });
/** Names such as 'India', by code. */
const countryLabels = Object.fromEntries(
  getCountries()
    .map((code) => [code, countryNames.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, "en")),
);
export const country = oneOf("Country", Object.keys(countryLabels), undefined, countryLabels);

export const postalCode = refined(
  "PIN code",
  /^(?=.*\d)[\dA-Za-z][\dA-Za-z -]{2,9}$/,
  "must be a postal code, such as 110001",
);
// People write it with a space after the third digit, too.
const pinOfIndia = /^[1-9]\d{2} ?\d{3}$/;

/** Describes a postal code that is impossible in the country. Otherwise undefined. */
export const findPostalCodeFault = (code: string, countryCode: string): string | undefined =>
  countryCode === "IN" && !pinOfIndia.test(code)
    ? "must be a PIN code of six digits that does not begin with 0"
    : undefined;

const howToFind = "Press and hold your house in Google Maps, then copy the two numbers that appear";

const degrees = (label: string, max: number, example: string, hint?: string) =>
  z
    .preprocess(
      toNumber,
      z
        .number(`must be a number of degrees, such as ${example}. ${howToFind}`)
        .min(-max, `must be -${max} to ${max}`)
        .max(max, `must be -${max} to ${max}`),
    )
    .register(fieldMeta, { label, kind: "degrees", hint });

export const latitude = degrees(
  "Latitude",
  85,
  "29.8412",
  `${howToFind}: the first one, such as 29.8412. South of the equator it begins with -.`,
);
export const longitude = degrees("Longitude", 180, "78.7210", "The second one, such as 78.7210.");

/** The bounding boxes of countries: south, west, north and east, rounded outwards to whole degrees. */
const countryBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AE: [22, 51, 27, 57],
  AT: [46, 9, 50, 18],
  BD: [20, 88, 27, 93],
  BT: [26, 88, 29, 93],
  CH: [45, 5, 48, 11],
  CZ: [48, 12, 52, 19],
  DE: [47, 5, 56, 16],
  GB: [49, -9, 61, 2],
  GR: [34, 19, 42, 30],
  HR: [42, 13, 47, 20],
  ID: [-12, 94, 7, 142],
  IE: [51, -11, 56, -5],
  IN: [6, 68, 36, 98],
  IT: [35, 6, 48, 19],
  JP: [24, 122, 46, 154],
  KE: [-5, 33, 6, 42],
  LA: [13, 100, 23, 108],
  LK: [5, 79, 10, 82],
  MA: [20, -18, 36, 0],
  MM: [9, 92, 29, 102],
  MV: [-1, 72, 8, 74],
  MX: [14, -119, 33, -86],
  MY: [0, 99, 8, 120],
  NP: [26, 80, 31, 89],
  PH: [4, 116, 22, 127],
  PK: [23, 60, 38, 78],
  PL: [48, 14, 55, 25],
  SI: [45, 13, 47, 17],
  TH: [5, 97, 21, 106],
  TR: [35, 25, 43, 45],
  TZ: [-12, 29, 0, 41],
  VN: [8, 102, 24, 110],
  ZA: [-35, 16, -22, 33],
};

/** Describes coordinates outside of the country. Otherwise undefined, also for countries without a bounding box. */
export function findPlaceFault(latitude: number, longitude: number, countryCode: string): string | undefined {
  const box = countryBoxes[countryCode];
  if (!box) return undefined;
  const [south, west, north, east] = box;
  const isInside = (lat: number, lng: number) => lat >= south && lat <= north && lng >= west && lng <= east;
  if (isInside(latitude, longitude)) return undefined;
  const isSwapped = isInside(longitude, latitude);
  const name = countryLabels[countryCode] ?? countryCode;
  return isSwapped
    ? "seems to be swapped with the longitude. Exchange the two numbers"
    : `is far from ${name}. ${howToFind}`;
}
