import { z } from "zod";
import { checkPeriod, day } from "./days.ts";
import { filledList, list, pictureFor, price, type Resolved, shortText, slug, text } from "./fields.ts";

const offer = z
  .strictObject({
    slug,
    title: shortText(40, "the tag on the picture", "Its name."),
    description: text("One sentence about it."),
    from: day("The first day on the page. Leave it out to start at once.").optional(),
    until: day("The last day on the page. Leave it out for no end.").optional(),
    price: price.describe("The lowest price of one night."),
    picture: pictureFor("cover"),
    details: z
      .strictObject({
        subtitle: text("For how many people, how long."),
        tagline: text("A short promise."),
        inclusions: filledList(text("One thing that is included."), "What is included."),
        pictures: filledList(pictureFor("tour"), "The pictures there, at most three.", 3),
      })
      .describe("What MORE DETAILS opens. Without it the button does nothing.")
      .optional(),
  })
  .superRefine(checkPeriod);

const offerWords = z
  .strictObject({
    from: text("The word before the price."),
    perNight: text("The words behind the price."),
    ask: text("The link that leads to the inquiry."),
    pesos: text("Below the lead, while an offer on the page has its price in Philippine pesos."),
  })
  .describe("The words on all cards.");

export const offersSchema = z.strictObject({
  offerWords,
  offers: list(offer, "The offers, in the order of their cards."),
  noOffers: text(
    "The sentence for days without any offer. No link leads to the page when none is to come.",
  ).meta({ title: "Without offers" }),
});

export type Offer = Resolved<z.infer<typeof offer>>;
