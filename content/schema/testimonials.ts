import { z } from "zod";
import { rating, text } from "./fields.ts";

export const testimonialsSchema = z
  .array(z.strictObject({ name: text, text: text, rating, sample: z.boolean() }))
  .length(6, "must hold six testimonials");

export type Testimonial = z.infer<typeof testimonialsSchema>[number];
