import { expect, test } from "vitest";
import { runsIn, sayNoTypeface, scriptOf } from "./edition-texts.ts";

test("the script follows from the language", () => {
  expect(["en-IN", "de-DE", "hi-IN", "mr-IN", "sr-RS", "sr-Latn-RS"].map(scriptOf)).toEqual([
    "Latn",
    "Latn",
    "Deva",
    "Deva",
    "Cyrl",
    "Latn",
  ]);
});

test("an owner reads it if there is no typeface for a language", () => {
  expect(sayNoTypeface("ta-IN")).toBe(
    "The site has no typeface for Tamil letters: guests see those of their device.",
  );
  expect([sayNoTypeface("hi-IN"), sayNoTypeface("pl-PL")]).toEqual([undefined, undefined]);
});

test("runs are letters of one script that stand together, with their joiners", () => {
  expect(runsIn(["\u0915\u093e\u092b\u0932 Ridge, \u0930\u094d\u200d\u092f"], "Deva")).toEqual([
    " ",
    ",",
    "\u0915\u093e\u092b\u0932",
    "\u0930\u094d\u200d\u092f",
  ]);
});
