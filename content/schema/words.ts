import { z } from "zod";
import { text, textWith } from "./fields.ts";

const moving = (explanation: string) =>
  z
    .strictObject({
      motion: text("Everything."),
      video: text("The film of About Us."),
      pictures: text("The pictures at the top of Home."),
    })
    .describe(explanation);

export const wordsSchema = z.strictObject({
  skipToContent: text("The first link of a page, for guests who use the keyboard."),
  topBar: text("The name of the top bar, read aloud to guests who cannot see the page."),
  mainMenu: text("The name of the links at the top, read aloud to guests who cannot see the page."),
  menu: text("The name of the menu on small screens, read aloud to guests who cannot see the page."),
  menuButton: text("The button that opens that menu."),
  breadcrumb: text(
    "The name of the small line above the heading, read aloud to guests who cannot see the page.",
  ),
  home: text("Its first entry."),
  logo: text("The name of the logo's link, read aloud to guests who cannot see the page."),
  pause: moving("The switches that stop movement."),
  play: moving("The same switches while movement is stopped."),
  chat: z
    .strictObject({
      label: text("Its name, read aloud to guests who cannot see the page."),
      action: text("Its words."),
      begun: textWith(
        "The beginning of the guest's message, on Packages, Offers and in their details. {title} is the package, the offer or the page.",
        ["title"],
      ).meta({ title: "Beginning of the message" }),
    })
    .describe("The round button at the lower right."),
  stars: textWith("The rating, read aloud to guests who cannot see the page.", ["rating"]),
  optional: text("The word behind optional fields of a form."),
  mapOf: textWith("The name of the map; {place} is the area or the resort.", ["place"]),
  openInGoogleMaps: text("A link below the map."),
  openInOpenStreetMap: text("The other link."),
  areaOfPin: textWith("The words below the pin until the exact place is set; {code} is the PIN code.", [
    "code",
  ]),
  carousel: text("What a row of pictures is called, read aloud to guests who cannot see the page."),
  slide: text("What one picture of the row is called, read aloud to guests who cannot see the page."),
  slideCounter: textWith(
    "The number of a picture in the row, read aloud to guests who cannot see the page.",
    ["position", "count"],
  ),
  unexpectedError: text("The heading after an unknown error."),
});

export type Words = z.infer<typeof wordsSchema>;

export const lightboxSchema = z.strictObject({
  open: textWith("The button over a picture; {title} is the picture's title.", ["title"]),
  label: text("The name of the view, read aloud to guests who cannot see the page."),
  counter: textWith("The picture's number.", ["position", "count"]),
  credit: textWith("The credit below the title; {maker} is who made the picture.", ["maker"]),
  previous: text("The left arrow, read aloud to guests who cannot see the page."),
  next: text("The right arrow, read aloud to guests who cannot see the page."),
  close: text("The close button, read aloud to guests who cannot see the page."),
});

export const detailsSchema = z.strictObject({
  open: text("The button of a package or an offer that opens its details."),
  more: text("The line below the first three inclusions of a card, if there are more."),
  action: text("The button that leads to the inquiry."),
  chat: text("The link to the chat, beside the inquiry."),
  included: text("The heading above what is included."),
  close: text("The close button, read aloud to guests who cannot see the page."),
});
