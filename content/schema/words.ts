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
  topBar: text("The name of the top bar, for screen readers."),
  mainMenu: text("The name of the links at the top, for screen readers."),
  menu: text("The name of the menu on small screens, for screen readers."),
  menuButton: text("The button that opens that menu."),
  breadcrumb: text("The name of the breadcrumb line, for screen readers."),
  home: text("Its first entry."),
  pause: moving("The switches that stop movement."),
  play: moving("The same switches while movement is stopped."),
  chat: z
    .strictObject({ label: text("Its name, for screen readers."), action: text("Its words.") })
    .describe("The round button at the lower right."),
  stars: textWith("The rating, for screen readers.", ["rating"]),
  optional: text("The word behind optional fields of a form."),
  mapOf: textWith("The name of the map; {place} is the area or the resort.", ["place"]),
  openInGoogleMaps: text("A link below the map."),
  openInOpenStreetMap: text("The other link."),
  areaOfPin: textWith("The words below the pin until the exact place is set; {code} is the PIN code.", [
    "code",
  ]),
  carousel: text("The kind of a row of slides, for screen readers."),
  slide: text("The kind of a slide, for screen readers."),
  slideCounter: textWith("The slide's number, for screen readers.", ["position", "count"]),
  unexpectedError: text("The heading after an unknown error."),
});

export type Words = z.infer<typeof wordsSchema>;
