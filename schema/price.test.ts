import { expect, test } from "vitest";
import {
  isGstin,
  isLink,
  parseCoordinates,
  parseDay,
  parseEmail,
  parseLink,
  parseSwitch,
  parseTelephone,
  plainCode,
  withPrefix,
} from "./normalize.ts";
import { currencies, Price, parsePrice, writePrice } from "./price.ts";

const numbers = {
  ...{ "6,500": 6500, "6500": 6500, "6 500": 6500, "6\u00a0500": 6500, "6\u2009500": 6500, "6,500.00": 6500 },
  ...{ "1,00,000": 100_000, "1,234,567.5": 1_234_567.5, "६,५००": 6500, "٦٥٠٠": 6500, "６，５００": 6500 },
};
const ways: readonly [spellings: string, currency: string | undefined][] = [
  ["#|# | #/-|#,-|#.–|\u200e#|# only", undefined],
  ["Rs. #|Rs.#|Rs #|₹#|₹ #/-|INR #|# INR|inr #|रु #|Rs: #|₨ #/= only|₹# INR", "INR"],
  ["€#|# €|# Euro", "EUR"],
  ["US$ #", "USD"],
  ...currencies.map((currency): [string, string] => [`${currency} #`, currency]),
];

test("every spelling that is accepted shows its amount again", () => {
  for (const [number, amount] of Object.entries(numbers))
    for (const [spellings, currency] of ways)
      for (const spelling of spellings.split("|").map((each) => each.replace("#", number))) {
        const price = parsePrice(spelling);
        expect(price, spelling).toEqual(new Price(amount, currency));
        for (const shown of ["short", "exact"] as const) {
          const again = parsePrice(writePrice(price as Price, "en-IN", "INR")[shown]);
          expect(again, spelling).toEqual(new Price(amount, currency ?? "INR"));
        }
      }
});

test.each([
  ["6.500|Rs. 6.500", "Is 6,500 meant?"],
  ["€ 1.200,50", "Is 1,200.50 meant?"],
  ["1.00.000", "Is 1,00,000 meant?"],
  ["on request", "Leave it empty"],
  ["65,00", "Is 65.00 meant?"],
  ["6 500,00 €", "Is 6 500.00 meant?"],
  ["0", "must be more than 0"],
  ["1234567890123", "too many digits"],
  ["₹ 6,500 per night|6,500 + GST|1.5 lakh|6,500,", "Take other words away"],
  ["about 6500|6500-7000|$120|1,23,4|-5|1e3|EUR 5 USD|0x10", "must be an amount such as 6,500"],
  ["₹|6,500 7|6,500 500|12 34|.5|Rs .5|0.001|0650|6500¹", "must be an amount such as 6,500"],
])("%s is asked back", (spellings, question) => {
  for (const written of spellings.split("|")) expect(parsePrice(written), written).toContain(question);
});

test("the site's own currency has its sign, any other its code, in the language of the page", () => {
  const shown = (price: Price, language: string, own: string) => {
    const { short, exact } = writePrice(price, language, own);
    return `${short} ${exact}`.replaceAll("\u00a0", " ");
  };
  expect(shown(new Price(8500, "PHP"), "en-IN", "INR")).toBe("PHP 8,500 PHP 8,500.00");
  expect(shown(new Price(120), "de-AT", "EUR")).toBe("€ 120 € 120,00");
  expect(shown(new Price(119.5), "hi-IN", "INR")).toBe("₹119.50 ₹119.50");
});

test.each([
  ["29.8412, 78.7210|29.8412 78.7210|(29.8412,78.7210)|29,8412; 78,7210|29,8412, 78,7210", 29.8412, 78.721],
  ["29.8412° N, 78.7210° E|78.721 E, 29.8412 N|lat: 29.8412, lng: 78.7210", 29.8412, 78.721],
  ["https://www.google.com/maps/place/X/@29.8,78.7,17z/data=!3d29.8412!4d78.7210", 29.8412, 78.721],
  ["https://maps.google.com/?q=29.8412%2C78.7210|geo:29.8412,78.7210", 29.8412, 78.721],
  [`33°55'30.0"S 18°25'26.4"E`, -33.925, 18.424],
  ["-33.925, −70.5", -33.925, -70.5],
])("a map's %s is one place", (spellings, latitude, longitude) => {
  for (const copied of spellings.split("|"))
    expect(parseCoordinates(copied), copied).toEqual({ latitude, longitude });
});

test("what is no place, or where nobody lives, is refused", () => {
  for (const no of "29.8412|29,8412|91, 5|10 N, 20 S|Kotdwar|78.721, 29.8412|0, 0|10°70'N 20°E".split("|"))
    expect(parseCoordinates(no), no).toBeUndefined();
});

const inCountry = (prefix: string) => (text: string) => withPrefix(prefix, parseTelephone(text));
const inIndia = inCountry("+91");

test.each([
  [inIndia, "+91 98765 43210", "98765 43210|09876543210|9876543210|+91 98765 43210|0091 98765 43210"],
  [inIndia, "+91 98765 43210", "919876543210|+91 (0) 98765-43210|+91 098765 43210|tel:+९१९८७६५४३२१०"],
  [inIndia, "+91 98765 43210", "Tel: 98765\u201143210|00 91 98765 43210|98765\t43210|98765\u221243210"],
  [inIndia, "+43 512 123456", "+43 512 123456"],
  [inCountry("+43"), "+43 512 123456", "0512 123456"],
  [inCountry("+39"), "+39 06 1234567", "+39 06 1234567"],
  // Its own first digits are those of the prefix.
  [inIndia, "+91 91987 65432", "9198765432"],
  [inIndia, "+91 00000 00000", "+91 00000 00000"],
  [parseDay, "2026-12-20", "20/12/2026|20-12-2026|20.12.2026|2026/12/20|२०२६-१२-२०|2026-12-20T00:00:00Z"],
  [parseDay, "05/06/2026", "05/06/2026"],
  [parseLink, "/Packages", "packages|Packages/|/packages| /PACKAGES"],
  [parseLink, "/Contact#form", "contact#form"],
  [parseLink, "/", "/"],
  [parseLink, "https://www.example.com/x", "www.example.com/x|HTTPS://www.example.com/x"],
  [parseLink, "mailto:asha@deodar.in", "asha@deodar.in"],
  [parseEmail, "a@b.in", "Asha Rawat <a@b.in>|mailto:a@b.in|Email: a@b.in|a@b.in"],
  [parseSwitch, true, "Yes|ON|१|हाँ"],
  [parseSwitch, false, "no|off|नहीं"],
  [plainCode, "27AAPFU0939F1ZV", "27 aapfu 0939f-1zv"],
] as const)("%o finds %s", (read, meant, spellings) => {
  for (const spelling of spellings.split("|")) expect(read(spelling), spelling).toBe(meant);
});

test("an address that leads to no page and is no address stays as it is, and is refused", () => {
  const addresses =
    "//evil.in|javascript:alert(1)|#form|/Nowhere|/hi/Contact|http://x.in|ftp://x.in/a|@asha|https://a..in|https://1.5|https://a.in:99999|https://\\evil.in|https://a.in,";
  for (const address of addresses.split("|"))
    expect([parseLink(address), isLink(address)]).toEqual([address, false]);
});

test("a GSTIN with one wrong sign, or two that changed places, is none", () => {
  const gstin = "27AAPFU0939F1ZV";
  expect(isGstin(gstin)).toBe(true);
  for (let at = 0; at < 15; at += 1) {
    const other = gstin[at] === "3" || gstin[at] === "Z" ? "4" : "3";
    expect(isGstin(gstin.slice(0, at) + other + gstin.slice(at + 1)), String(at)).toBe(false);
  }
  expect(isGstin("72AAPFU0939F1ZV")).toBe(false);
});
