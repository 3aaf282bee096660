import fc from "fast-check";
import { expect, test } from "vitest";
import { menuPrice, Price } from "#schema/price.ts";
import { formatPrice } from "./format-price.ts";

test.each([
  [new Price(6000, undefined, "if needed"), "en-IN", "INR", "₹6,000"],
  [new Price(6000.5, undefined, "if needed"), "en-IN", "INR", "₹6,000.50"],
  [new Price(119, undefined, "always"), "hi-IN", "INR", "₹119.00"],
  [new Price(8500, "PHP", "always"), "en-IN", "INR", "PHP 8,500.00"],
  [new Price(120, undefined, "if needed"), "de-AT", "EUR", "€ 120"],
])("%j in %s", (price, language, own, text) => {
  expect(formatPrice(price, language, own).text.replaceAll("\u00a0", " ")).toBe(text);
});

test("prices of a menu always have two decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 - 1 }), (paise) => {
      const price = menuPrice.parse(String(paise / 100));
      const { text } = formatPrice(price as Price, "en-IN", "INR");
      expect(text.replaceAll(/[₹,]/g, "")).toBe((paise / 100).toFixed(2));
    }),
  );
});
