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
  skipToContent: text("The first link of a page, for those who use the keyboard."),
  topBar: text("What the bar at the very top is."),
  mainMenu: text("What the links at the top are."),
  menu: text("What the menu of small screens is."),
  menuButton: text("The button that opens it."),
  breadcrumb: text("What the line is that says where one is."),
  home: text("Its first place."),
  pause: moving("The switches that stop what moves by itself."),
  play: moving("The same switches while it stands still."),
  chat: z
    .strictObject({ label: text("What it is."), action: text("What it does.") })
    .describe("The round button at the lower right."),
  stars: textWith("What a row of stars says.", ["rating"]),
  optional: text("Behind the name of a field that may stay empty."),
  mapOf: textWith("What the map shows; {place} is the area, or the resort.", ["place"]),
  openInGoogleMaps: text("A link below it."),
  openInOpenStreetMap: text("The other one."),
  areaOfPin: textWith(
    "What stands below the pin as long as the exact place is not set; {code} is the PIN code.",
    ["code"],
  ),
  carousel: text("What a row of slides is."),
  slide: text("What one of them is."),
  slideCounter: textWith("Which of how many it is.", ["position", "count"]),
  unexpectedError: text("The heading where nothing else can be said."),
});

export type Words = z.infer<typeof wordsSchema>;

export const lightboxSchema = z.strictObject({
  open: textWith("The button over a picture; {title} is the picture's.", ["title"]),
  label: text("What the view is called."),
  counter: textWith("Which picture of how many.", ["position", "count"]),
  credit: textWith("Below the title of a picture that somebody else made; {maker} is who.", ["maker"]),
  previous: text("The arrow to the left."),
  next: text("The arrow to the right."),
  close: text("The X."),
});

export const detailsSchema = z.strictObject({
  open: text("The button of a package, and of an offer, that shows the whole of it."),
  more: text("Below the first three inclusions of a card, where there are more."),
  action: text("The button that leads to the inquiry."),
  included: text("The heading above what is included."),
  close: text("The X."),
});

export const offlineSchema = z.strictObject({
  title: text("The heading."),
  lead: text("What stands above the pages that can be read."),
  call: text("What stands above the telephones."),
  again: text("The link that tries once more."),
});
