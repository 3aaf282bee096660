import { z } from "zod";
import { pictureIn, price, slug, text, type WithLists } from "./fields.ts";

const tourPackage = z
  .strictObject({
    slug,
    title: text,
    subtitle: text,
    people: text,
    /** Left out where the package does not say how many. */
    days: text.optional(),
    tagline: text,
    price,
    pictures: z.array(pictureIn("4/5")).min(3, "must name at least three pictures"),
    details: z.array(text).min(3, "must list at least three inclusions"),
  })
  .refine(({ subtitle, people, days = "" }) => subtitle.includes(people) && subtitle.includes(days), {
    path: ["subtitle"],
    error: "must say the same of people and days as the table",
  });

export const packagesSchema = z.array(tourPackage).length(3, "must hold three packages");

const oneInclusion = z.strictObject({ label: z.undefined().optional(), inclusions: z.tuple([text]) });

const severalInclusions = z.strictObject({ label: text, inclusions: z.array(text).min(1) });

export const comparisonSchema = z.strictObject({
  title: text,
  labels: z.strictObject({ price: text, people: text, days: text }),
  included: text,
  notIncluded: text,
  notFixed: text,
  rows: z.array(z.union([severalInclusions, oneInclusion])).min(1, "must hold at least one row"),
});

export type TourPackage = WithLists<z.infer<typeof tourPackage>>;

export type Comparison = z.infer<typeof comparisonSchema>;

export type ComparisonRow = Comparison["rows"][number];
