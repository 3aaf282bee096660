import { z } from "zod";
import { drawingsNote, list, pictureFor, type ResolvedAs, text, textWith } from "./fields.ts";

/** A word as an outline in an SVG file, and the part of the drawing that it fills. */
export interface DrawnWord {
  href: string;
  box: string;
}

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      headline: text("The first words of the site."),
      word: z
        .string()
        .trim()
        .max(20, "may have at most 20 letters")
        .describe(
          'The word that hangs over the pictures, in Devanagari or Latin letters. "" hangs up none.',
        ) as unknown as z.ZodType<ResolvedAs<DrawnWord | undefined>>,
      blurb: text("The sentence below them."),
      action: text("The button that leads to the inquiry."),
      pictures: list(
        pictureFor("hero"),
        "The large pictures, which follow each other every three seconds.",
        8,
      ),
      picturesLabel: text("What the row of berries below them is."),
      showPicture: textWith("What each berry does.", ["position", "count"]),
    })
    .describe("What a guest sees first."),
  login: z
    .strictObject({
      title: text("The title of the tag that hangs over the first picture."),
      note: text("What its form does, said before."),
      submitted: text("What its form did, said after."),
      fields: z
        .strictObject({ name: text("The first."), mobile: text("The second."), email: text("The third.") })
        .describe("The names of its fields."),
      submit: text("Its button."),
      close: text("The X."),
    })
    .describe("The tag with the discount."),
  about: z
    .strictObject({
      label: text("The small word above the name."),
      lead: text("The larger sentence."),
      text: text("The sentences that follow."),
      action: text("The link to About Us."),
      pictures: z
        .tuple([pictureFor("card", "The upright one."), pictureFor("squareCard", "The square one.")])
        .describe("Two pictures: an upright one and a square one."),
    })
    .describe("Who we are, in short."),
  place: z
    .strictObject({
      opening: text("The words before the word that changes."),
      words: list(text("One word."), "The words that take turns every two seconds.", 8),
      picture: pictureFor("banner"),
    })
    .describe("The banner with the word that changes."),
  servicesTitle: text("The heading above the services, which stand in services.yaml."),
  photosTitle: text("The heading above the photographs, which stand in home-gallery.yaml."),
  photosNote: drawingsNote(
    "While all of them are drawings.",
    "While some are; {count} is how many, {total} how many there are.",
    "While a single one is.",
    "Beside that heading, until photographs have taken the places of the drawings.",
  ),
  testimonialsTitle: text("The heading above what guests say, which stands in testimonials.yaml."),
  testimonialsLabel: text("What the row of berries below them is."),
  showTestimonial: textWith("What each berry does.", ["position", "count"]),
});
