import { z } from "zod";
import { list, pictureFor, price, slug, text } from "./fields.ts";

const offer = z.strictObject({
  slug,
  title: text("Its name."),
  description: text("One sentence about it."),
  price: price.describe("The lowest price of one night."),
  picture: pictureFor("cover"),
  details: z
    .strictObject({
      subtitle: text("For whom, for how long."),
      tagline: text("What it promises, in a few words."),
      inclusions: list(text("One thing that is included."), "What is included."),
      pictures: z
        .array(pictureFor("card"))
        .length(3, "must name three pictures")
        .describe("The three pictures that the details open with."),
    })
    .describe("What MORE DETAILS opens. Without it the button does nothing.")
    .optional(),
});

export const offersSchema = z.strictObject({
  offers: list(offer, "The offers, in the order of their cards."),
});

export type Offer = z.infer<typeof offer>;
