import { expect, test } from "vitest";
import { z } from "zod";
import { Price, priced, priceFields } from "./price.ts";
import { entry } from "./structure.ts";

const offer = priced(entry(priceFields({ hint: "" })), "always");

test.each([
  [{ price: "8500", currency: "PHP" }, new Price(8500, "PHP", "always")],
  [{ price: 8500 }, new Price(8500, undefined, "always")],
  [{ price: "119.5" }, new Price(119.5, undefined, "always")],
  [{ price: "" }, undefined],
  [{ currency: "PHP" }, undefined],
])("%j becomes one price that includes its currency", (fields, price) => {
  expect(offer.parse(fields)).toEqual({ price });
});

test("a price that is not a number is refused, and the message names the fields for words", () => {
  const written = [
    "6,500",
    "₹6500",
    "6500 onwards",
    "6500 + GST",
    "6500-7000",
    "PHP 6500",
    "1e5",
    "६५००",
    "6500/-",
  ];
  for (const price of written) {
    const { error } = offer.safeParse({ price });
    expect(error && z.prettifyError(error), price).toMatch(/without signs, words or commas, such as 6500/);
  }
});

test.each([
  [0, /must be more than 0/],
  [-5, /must be more than 0/],
  [1_000_000_000, /too many digits/],
  [6500.505, /may have two decimals/],
])("a price of %d is refused", (price, message) => {
  const { error } = offer.safeParse({ price });
  expect(error && z.prettifyError(error)).toMatch(message);
  expect(offer.safeParse({ price: 999_999_999.99 }).success).toBe(true);
});
