import { z } from "zod";
import { checkPeriod, day } from "./days.ts";
import { list, pictureFor, price, type Resolved, slug, text } from "./fields.ts";

const offer = z
  .strictObject({
    slug,
    title: text("Its name."),
    description: text("One sentence about it."),
    from: day(
      "The first day on which it is shown: 2026-12-20, or 12-20 for every year. Left out: at once.",
    ).optional(),
    until: day("The last day on which it is shown. Left out: until you take it away.").optional(),
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
  })
  .superRefine(checkPeriod);

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
  noOffers: text("What the page says while none of them is shown."),
});

export type Offer = Resolved<z.infer<typeof offer>>;
