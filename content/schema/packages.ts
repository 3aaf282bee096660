import { z } from "zod";
import {
  emptyOrText,
  filledList,
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
        "What the price is for, in two words: per couple, per stay, per night. While it is empty, guests are told to ask.",
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

export const packagesSchema = z.strictObject({
  packages: list(tourPackage, "The packages, in the order of their cards."),
  noPackages: text("The sentence while there is no package. No link leads to the page then.").meta({
    title: "Without packages",
  }),
});

export type TourPackage = Resolved<z.infer<typeof tourPackage>>;
