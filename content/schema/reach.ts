import { z } from "zod";
import { filledList, list, pictureFor, text, textWith } from "./fields.ts";

const way = z.strictObject({
  title: text("The kind of travel."),
  steps: filledList(text("One step."), "The steps, in their order."),
});

const month = z.strictObject({
  name: text("The month."),
  season: text("Its season, in a word or two."),
  river: z.enum(["open", "ask", "closed"]).describe("Rafting: open, ask or closed."),
});

export const reachSchema = z.strictObject({
  title: text("The heading."),
  lead: text("The sentence above the ways."),
  picture: pictureFor("view", "The picture beside the ways. Leave it out for none.").optional(),
  ways: list(way, "The ways to you.", 6),
  year: z
    .strictObject({
      title: text("The heading."),
      note: text("What to know about the river."),
      river: z
        .strictObject({
          open: text("The words for open."),
          ask: text("The words for ask."),
          closed: text("The words for closed."),
        })
        .describe("The words for open, ask and closed."),
      span: textWith("Months in a row that say the same of the river.", ["first", "last"]),
      months: z
        .array(month)
        .length(12, "must hold twelve months")
        .describe("The twelve months, from January on."),
    })
    .describe("The seasons and the river. Leave it out for no calendar.")
    .optional(),
  driver: z
    .strictObject({
      button: text("The button on Contact."),
      title: text("Above the words."),
      close: text("The close button, read aloud to guests who cannot see the page."),
    })
    .describe(
      "What a guest shows the driver, in letters that fill the phone's screen. The address and the first telephone are those of resort.yaml.",
    ),
  confirm: z
    .strictObject({
      title: text("The heading."),
      points: list(text("One point."), "What guests should ask before they set out."),
      offline: text("The note that the page can be read without a network."),
    })
    .describe("What to ask before setting out."),
});

export type ReachContent = z.infer<typeof reachSchema>;
