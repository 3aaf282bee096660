import { z } from "zod";
import { pictureIn, text } from "./fields.ts";

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    headline: text,
    blurb: text,
    action: text,
    pictures: z.array(pictureIn("hero")).length(4, "must name four pictures"),
  }),
  login: z.strictObject({ title: text, note: text, submitted: text }),
  about: z.strictObject({
    label: text,
    lead: text,
    text: text,
    action: text,
    pictures: z.tuple([pictureIn("4/5"), pictureIn("1/1")]),
  }),
  place: z.strictObject({
    opening: text,
    words: z.array(text).length(5, "must hold five words"),
    picture: pictureIn("banner"),
  }),
  servicesTitle: text,
  photosTitle: text,
  photosNote: text,
  testimonialsTitle: text,
});

export type HomeContent = z.infer<typeof homeSchema>;
