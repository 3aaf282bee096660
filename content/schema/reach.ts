import { z } from "zod";
import { text } from "./fields.ts";

const riverState = z.enum(["open", "ask", "closed"]);

export const reachSchema = z.strictObject({
  title: text,
  lead: text,
  ways: z
    .array(z.strictObject({ title: text, steps: z.array(text).min(1, "must list at least one step") }))
    .length(3, "must hold three ways: by air, rail and road"),
  year: z.strictObject({
    title: text,
    note: text,
    river: z.strictObject({ open: text, ask: text, closed: text }),
    months: z
      .array(z.strictObject({ name: text, season: text, river: riverState }))
      .length(12, "must hold twelve months"),
  }),
  confirm: z.strictObject({ title: text, points: z.array(text).min(1), offline: text }),
});

export type ReachContent = z.infer<typeof reachSchema>;
