import { expect, test } from "vitest";
import { isGstin } from "./business-numbers.ts";
import { nameAndLanguage } from "./field-meta.ts";
import { scriptOf } from "./languages.ts";
import { isLink } from "./link-rule.ts";

test("a link is the path of a page or another URL", () => {
  for (const url of [
    "/",
    "/Packages",
    "/Contact?about=x#form",
    "https://a.in/x",
    "mailto:a@b.in",
    "tel:+91-98765",
  ])
    expect(isLink(url), url).toBe(true);
  const wrong =
    "//evil.in javascript:alert(1) #form /Nowhere /hi/Contact http://x.in www.a.in packages @asha https://a..in https://1.5 https://a.in:99999 https://\\evil.in https://a.in,";
  for (const url of wrong.split(" ")) expect(isLink(url), url).toBe(false);
});

test("a GSTIN with one wrong or two swapped characters is refused", () => {
  const gstin = "27AAPFU0939F1ZV";
  expect(isGstin(gstin)).toBe(true);
  for (let at = 0; at < 15; at += 1) {
    const other = gstin[at] === "3" || gstin[at] === "Z" ? "4" : "3";
    expect(isGstin(gstin.slice(0, at) + other + gstin.slice(at + 1)), String(at)).toBe(false);
  }
  expect(isGstin("72AAPFU0939F1ZV")).toBe(false);
});

test("a field's language is at the end of its name", () => {
  expect(nameAndLanguage("title_hi")).toEqual(["title", "hi"]);
  expect(nameAndLanguage("title_gbm")).toEqual(["title", "gbm"]);
  expect(nameAndLanguage("priceNote")).toEqual(["priceNote", ""]);
  expect(nameAndLanguage("price_Note")).toEqual(["price_Note", ""]);
});

test("a language has one script, or none if it is written in several", () => {
  expect(["en-IN", "hi-IN", "gbm-IN", "ja-JP", "zh-CN"].map(scriptOf)).toEqual([
    ...["Latn", "Deva", "Deva", undefined, undefined],
  ]);
});
