import { z } from "zod";
import { list, rating, text } from "./fields.ts";

const testimonial = z.strictObject({
  name: text("Who says it, and from where."),
  text: text("Their own words."),
  rating,
  sample: z.boolean().describe("true for words that no guest has said; the page marks them as a sample."),
});

export const testimonialsSchema = z.strictObject({
  testimonials: list(testimonial, "What guests say; one after the other on Home."),
});
