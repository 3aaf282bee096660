import { z } from "zod";
import { filledList, list, pictureFor, rating, shortText, text, textWith } from "./fields.ts";

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      headline: shortText(64, "the first screen of a telephone", "The headline."),
      blurb: text("The sentence below the headline.").meta({ title: "Sentence" }),
      action: text("The button that leads to the inquiry."),
      pictures: filledList(pictureFor("hero"), "The large pictures; a new one every three seconds.", 8),
      picturesLabel: text("The name of the position dots, read aloud to guests who cannot see the page."),
      showPicture: textWith("The name of each dot, read aloud to guests who cannot see the page.", [
        "position",
        "count",
      ]),
    })
    .describe("The opening of Home.")
    .meta({ title: "Opening pictures" }),
  login: z
    .strictObject({
      title: text("The words on the tag and above its form."),
      note: text("The note before Submit is pressed."),
      submitted: text("The note after Submit was pressed."),
      fields: z
        .strictObject({
          name: text("The name."),
          mobile: text("The mobile number."),
          email: text("The mail address."),
        })
        .describe("The labels of its fields."),
      submit: text("Its button."),
      close: text("The close button, read aloud to guests who cannot see the page."),
    })
    .describe("The discount tag."),
  about: z
    .strictObject({
      label: text("The small word above the resort's name."),
      lead: text("The larger sentence."),
      text: text("The text below it."),
      action: text("The link to About Us."),
      pictures: z
        .tuple([pictureFor("card", "The upright one."), pictureFor("squareCard", "The square one.")])
        .describe("Two pictures: an upright one and a square one."),
    })
    .describe("Who we are, in short."),
  place: z
    .strictObject({
      opening: text("The words before the word that changes."),
      words: list(
        shortText(16, "one line of the banner", "One word."),
        "The changing words; a new one every two seconds.",
        8,
      ),
      picture: pictureFor("banner"),
    })
    .describe("The banner with the word that changes."),
  servicesTitle: text("The heading above the services, which are in services.yaml."),
  photosTitle: text("The heading above the photographs, which are in home-gallery.yaml."),
  testimonialsTitle: text("The heading above the testimonials, which are in testimonials.yaml."),
  testimonialsLabel: text("The name of the position dots, read aloud to guests who cannot see the page."),
  showTestimonial: textWith("The name of each dot, read aloud to guests who cannot see the page.", [
    "position",
    "count",
  ]),
});

const photo = z.strictObject({ title: text("The words below the picture."), picture: pictureFor("photo") });

export const homeGallerySchema = z.strictObject({ homeGallery: list(photo, "The photographs on Home.") });

const service = z.strictObject({
  title: text("The service, in two or three words."),
  description: text("One sentence about it."),
  icon: z
    .enum(["bed", "glass", "cloche", "shirt", "clock", "screen"])
    .describe("Its icon: bed, glass, cloche, shirt, clock or screen."),
});

export const servicesSchema = z.strictObject({ services: list(service, "The services on Home.") });

const testimonial = z.strictObject({
  name: text("The guest's name and town."),
  text: text("The guest's own words."),
  rating,
  sample: z.boolean().describe("Whether no real guest said it; the page then marks it as a sample."),
});

export const testimonialsSchema = z.strictObject({
  testimonials: list(testimonial, "The testimonials. Home shows one after the other."),
});
