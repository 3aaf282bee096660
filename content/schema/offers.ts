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
      pictures: list(pictureFor("card"), "The pictures that the details open with: three at most.", 3),
    })
    .describe("What MORE DETAILS opens. Without it the button does nothing.")
    .optional(),
});

const offerWords = z
  .strictObject({
    from: text("Before the price."),
    perNight: text("Behind the price."),
    ask: text("The link that leads to the inquiry."),
  })
  .describe("The words that all cards have.");

export const offersSchema = z.strictObject({
  offerWords,
  offers: list(offer, "The offers, in the order of their cards."),
});

export type Offer = z.infer<typeof offer>;
