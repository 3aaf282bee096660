import { z } from "zod";
import { filledList, list, text, textWith } from "./fields.ts";

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
  lead: textWith("The sentence above the ways. {wayCount} is their number.", [], ["wayCount", "WayCount"]),
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
      months: z
        .array(month)
        .length(12, "must hold twelve months")
        .describe("The twelve months, from January on."),
    })
    .describe("The seasons and the river. Leave it out for no calendar.")
    .optional(),
  confirm: z
    .strictObject({
      title: text("The heading."),
      points: list(text("One point."), "What guests should ask before they set out."),
      offline: text("The note that the page can be read without a network."),
    })
    .describe("What to ask before setting out."),
});

export type ReachContent = z.infer<typeof reachSchema>;
