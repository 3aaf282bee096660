import { z } from "zod";
import { text } from "./fields.ts";

const entry = z.strictObject({
  label: text("What guests ask about."),
  answer: z
    .string()
    .trim()
    .nullable()
    .describe(
      'The answer. "" is not shown, and the launch list asks for it. null leaves the question out for good.',
    ),
});

export const goodToKnowSchema = z.strictObject({
  title: text("The heading."),
  entries: z.array(entry).describe("The questions, in their order: as many as you like, or none."),
});

export type GoodToKnow = z.infer<typeof goodToKnowSchema>;
