import { z } from "zod";
import { text, textWith } from "./fields.ts";

export const countsSchema = z.strictObject({
  numbers: z
    .array(text("One word."))
    .length(13, "must hold thirteen words, from zero to twelve")
    .describe("The numbers in words, from none to twelve. Larger ones are written in digits."),
  priced: textWith("A package and its price, in a description.", ["title", "price"]),
  more: textWith("The end of a list that names only some; {count} is the number of the others.", ["count"]),
});

/** How an edition says counts: its words, and its tag for Intl. */
export interface CountWords {
  numbers: readonly string[];
  locale: string;
}
