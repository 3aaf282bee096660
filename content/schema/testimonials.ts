import { z } from "zod";
import { list, rating, text } from "./fields.ts";

const testimonial = z.strictObject({
  name: text("The guest's name and town."),
  text: text("The guest's own words."),
  rating,
  sample: z.boolean().describe("Whether no real guest said it; the page then marks it as a sample."),
});

export const testimonialsSchema = z.strictObject({
  testimonials: list(testimonial, "The testimonials. Home shows one after the other."),
});
