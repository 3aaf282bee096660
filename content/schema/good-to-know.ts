import { z } from "zod";
import { text } from "./fields.ts";

const entry = z.strictObject({
  label: text("What guests ask about."),
  answer: z
    .string()
    .trim()
    .nullable()
    .describe(
      "The answer. While it is empty, the page leaves the question out, and the launch list asks for it.",
    ),
});

export const goodToKnowSchema = z.strictObject({
  title: text("The heading."),
  entries: z.array(entry).describe("The questions, in their order: as many as you like, or none."),
});

export type GoodToKnow = z.infer<typeof goodToKnowSchema>;
