import { expect, test } from "vitest";
import { currencies, Price, readPrice, writePrice } from "./price.ts";
import { isGstin, readCoordinates, withPrefix } from "./spellings.ts";

const numbers = {
  "6,500": 6500,
  "6500": 6500,
  "6 500": 6500,
  "6\u00a0500": 6500,
  "6\u2009500": 6500,
  "6,500.00": 6500,
  "1,00,000": 100_000,
  "1,234,567.5": 1_234_567.5,
  "६,५००": 6500,
  "٦٥٠٠": 6500,
};
const spellings = Object.entries(numbers).flatMap(([number, amount]) => [
  ...["#", "# ", " #/-"].map((spelling) => [spelling.replace("#", number), amount, undefined] as const),
  ...["Rs. #", "Rs.#", "Rs #", "₹#", "₹ #/-", "INR #", "# INR", "inr #", "रु #"].map(
    (spelling) => [spelling.replace("#", number), amount, "INR"] as const,
  ),
  ...currencies.map((currency) => [`${currency} ${number}`, amount, currency] as const),
  ...[`€${number}`, `${number} €`].map((spelling) => [spelling, amount, "EUR"] as const),
  [`US$ ${number}`, amount, "USD"] as const,
]);

test("every spelling that is accepted shows its amount again", () => {
  for (const [spelling, amount, currency] of spellings) {
    const price = readPrice(spelling);
    expect(price, spelling).toEqual(new Price(amount, currency));
    for (const shown of ["short", "exact"] as const) {
      const again = readPrice(writePrice(price as Price, "en-IN", "INR")[shown]);
      expect(again, spelling).toEqual(new Price(amount, currency ?? "INR"));
    }
  }
});

test.each<[string, string]>([
  ["6.500", "Is 6,500 meant?"],
  ["1.200,00", "Is 1,200 meant?"],
  ["65,00", "Is 65.00 meant?"],
  ["Rs. 6.500", "Is 6,500 meant?"],
  ["0", "must be more than 0"],
  ["1234567890123", "too many digits"],
  ...["about 6500", "6500-7000", "$120", "₹", "1,23,4", "-5", "1e3", "EUR 5 USD", "0x10", "6,500 7"].map(
    (written): [string, string] => [written, "must be an amount such as 6,500"],
  ),
])("%s is asked back", (written, question) => {
  expect(readPrice(written)).toContain(question);
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
  "29.8412, 78.7210",
  "29.8412 78.7210",
  "(29.8412,78.7210)",
  "29.8412° N, 78.7210° E",
  "78.721 E, 29.8412 N",
])("a map's %s is one place", (copied) =>
  expect(readCoordinates(copied)).toEqual({ latitude: 29.8412, longitude: 78.721 }),
);

test("degrees with minutes and seconds, and what is no place", () => {
  expect(readCoordinates(`33°55'30.0"S 18°25'26.4"E`)).toEqual({ latitude: -33.925, longitude: 18.424 });
  for (const no of ["29.8412", "29,8412, 78,7210", "91, 5", "10 N, 20 S", "Kotdwar"])
    expect(readCoordinates(no)).toBeUndefined();
});

test.each([
  "98765 43210",
  "09876543210",
  "9876543210",
  "+91 98765 43210",
  "0091 98765 43210",
  "919876543210",
])("%s has one form", (written) => expect(withPrefix("+91", written)).toBe("+91 98765 43210"));

test("a GSTIN with one wrong sign, or two that changed places, is none", () => {
  const gstin = "27AAPFU0939F1ZV";
  expect(isGstin(gstin)).toBe(true);
  for (let at = 0; at < 15; at += 1) {
    const other = gstin[at] === "3" || gstin[at] === "Z" ? "4" : "3";
    expect(isGstin(gstin.slice(0, at) + other + gstin.slice(at + 1)), String(at)).toBe(false);
  }
  expect(isGstin("72AAPFU0939F1ZV")).toBe(false);
});

test("a telephone of another country keeps its prefix", () => {
  expect(withPrefix("+91", "+43 512 123456")).toBe("+43 512 123456");
  expect(withPrefix("+43", "0512 123456")).toBe("+43 512 123456");
});
