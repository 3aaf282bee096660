import { z } from "zod";
import { pictureIn, price, slug, text, type WithLists } from "./fields.ts";

const tourPackage = z.strictObject({
  slug,
  title: text,
  subtitle: text,
  tagline: text,
  price,
  pictures: z.array(pictureIn("4/5")).min(3, "must name at least three pictures"),
  details: z.array(text).min(3, "must list at least three inclusions"),
});

export const packagesSchema = z.array(tourPackage).length(3, "must hold three packages");

export type TourPackage = WithLists<z.infer<typeof tourPackage>>;
