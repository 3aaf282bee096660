import { z } from "zod";
import { list, pictureFor, price, type Resolved, slug, text, textWith } from "./fields.ts";

const inclusion = text("One thing that is included.");

const tourPackage = z
  .strictObject({
    slug,
    title: text("Its name."),
    subtitle: textWith("The line below the name. {people} and {days} are put in.", [], ["people", "days"]),
    people: text("For how many it is."),
    days: text("How long it takes; left out where that is not fixed.").optional(),
    tagline: text("What it promises, in a few words."),
    price,
    pictures: list(
      pictureFor("card"),
      "Its pictures. On the card they take turns; the details open with the first three.",
    ),
    details: list(inclusion, "What is included. The card shows the first three."),
  })
  .refine(({ subtitle, people, days = "" }) => subtitle.includes(people) && subtitle.includes(days), {
    path: ["subtitle"],
    error: "must say the same of people and days as the two fields below it",
  });

const row = z.strictObject({
  label: text("The row's name. Left out where the row is one inclusion, which is its name then.").optional(),
  inclusions: list(
    inclusion,
    "The inclusions that this row compares, word for word as the packages have them.",
  ),
});

const comparisonSchema = z
  .strictObject({
    title: text("Its heading."),
    labels: z
      .strictObject({
        price: text("Above the prices."),
        people: text("Above the numbers of people."),
        days: text("Above the numbers of days."),
      })
      .describe("The names of its first rows."),
    included: text("What a tick says to those who do not see it."),
    notIncluded: text("The same for a dash."),
    notFixed: text("Where a package has no days."),
    rows: list(row, "Its further rows."),
  })
  .describe("The table below the cards.");

export const packagesSchema = z.strictObject({
  packages: list(tourPackage, "The packages, in the order of their cards."),
  comparison: comparisonSchema,
});

export type TourPackage = Resolved<z.infer<typeof tourPackage>>;

export type ComparisonRow = z.infer<typeof row>;
