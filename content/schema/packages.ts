import { z } from "zod";
import {
  emptyOrText,
  filledList,
  line,
  list,
  pictureFor,
  price,
  type Resolved,
  shortText,
  slug,
  text,
  textWith,
} from "./fields.ts";

const inclusion = text("One thing that is included.");

const tourPackage = z
  .strictObject({
    slug,
    title: shortText(32, "the card", "Its name."),
    subtitle: textWith(
      "The line below the name. {people} and {days} become the numbers below.",
      [],
      ["people", "days"],
    ),
    people: text("The number of people."),
    days: text("The number of days. Leave it out if it is not fixed.").optional(),
    tagline: text("What it promises, in a few words."),
    price,
    per: emptyOrText
      .max(24, "may have at most 24 letters")
      .describe(
        "What the price is for, in two words: per couple, per stay, per night. While it is empty, the table says to ask you.",
      )
      .meta({ title: "What the price is for" }),
    pictures: filledList(
      pictureFor("tour"),
      "Its pictures. The card shows one after the other, the details the first three.",
    ),
    details: filledList(inclusion, "What is included. The card shows the first three."),
  })
  .refine(({ subtitle, people, days = "" }) => subtitle.includes(people) && subtitle.includes(days), {
    path: ["subtitle"],
    error: "must say the same of people and days as the two fields below it",
  });

const row = z.strictObject({
  label: text("The row's name. Leave it out if the row is a single inclusion.").optional(),
  inclusions: filledList(
    line("One thing that is included."),
    "The inclusions that this row compares, word for word as the packages have them.",
  ),
});

const comparisonSchema = z
  .strictObject({
    title: text("Its heading."),
    labels: z
      .strictObject({
        price: text("The row of prices."),
        per: text("The row that says what the price is for."),
        people: text("The row of people."),
        days: text("The row of days."),
        alike: text("The last row: what all packages include alike."),
      })
      .describe("The names of its first rows."),
    included: text("The meaning of a tick, read aloud to guests who cannot see the page."),
    notIncluded: text("The meaning of a dash, read aloud to guests who cannot see the page."),
    ask: text("The word for a package that does not say what its price is for."),
    notFixed: text("The word for a package without days."),
    rows: list(row, "The rows below."),
  })
  .describe("The table below the cards.");

export const packagesSchema = z.strictObject({
  packages: list(tourPackage, "The packages, in the order of their cards."),
  noPackages: text("The sentence while there is no package. No link leads to the page then.").meta({
    title: "Without packages",
  }),
  comparison: comparisonSchema,
});

export type TourPackage = Resolved<z.infer<typeof tourPackage>>;

export type ComparisonRow = z.infer<typeof row>;
