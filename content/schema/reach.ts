import { z } from "zod";
import { filledList, list, pictureFor, text } from "./fields.ts";

const way = z.strictObject({
  title: text("The kind of travel."),
  steps: filledList(text("One step."), "The steps, in their order."),
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
      lines: filledList(text("One line."), "One line for each part of the year."),
    })
    .describe("The seasons and the river. Leave it out for none.")
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
