import { z } from "zod";
import { list, text } from "./fields.ts";

const way = z.strictObject({
  title: text("How one comes."),
  steps: list(text("One step."), "The steps, in their order."),
});

const month = z.strictObject({
  name: text("The month."),
  season: text("Its season, in a word or two."),
  river: z.enum(["open", "ask", "closed"]).describe("Whether one can raft: open, ask or closed."),
});

export const reachSchema = z.strictObject({
  title: text("The heading."),
  lead: text("The sentence below it."),
  ways: list(way, "The ways to you.", 6),
  year: z
    .strictObject({
      title: text("The heading."),
      note: text("What one should know of the river."),
      river: z
        .strictObject({
          open: text("What 'open' says."),
          ask: text("What 'ask' says."),
          closed: text("What 'closed' says."),
        })
        .describe("The words for the three states of the river."),
      months: z
        .array(month)
        .length(12, "must hold twelve months")
        .describe("The twelve months, from January on."),
    })
    .describe("The seasons and the river."),
  confirm: z
    .strictObject({
      title: text("The heading."),
      points: list(text("One point."), "What guests should ask before they set out."),
      offline: text("That the page can be read without a network."),
    })
    .describe("What to ask before setting out."),
});

export type ReachContent = z.infer<typeof reachSchema>;
