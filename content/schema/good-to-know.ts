import { z } from "zod";
import { emptyOrText, text } from "./fields.ts";

const questions = (explanation: string) =>
  z
    .array(
      z.strictObject({
        label: text("What guests ask about."),
        answer: emptyOrText
          .nullable()
          .describe(
            'The answer. While it is empty, it shows the words of "unknown", and the launch list asks for it.',
          ),
      }),
    )
    .describe(explanation);

export const goodToKnowSchema = z.strictObject({
  title: text("The heading."),
  unknown: text("The invitation above questions without an answer."),
  entries: questions("The questions, in their order: as many as you like, or none."),
  access: z
    .strictObject({
      title: text("The heading."),
      unknown: text("The invitation above what has no answer yet."),
      entries: questions("What to measure, or say in figures."),
    })
    .describe("For guests who need to know before they come whether they get in and around."),
});

export type GoodToKnow = z.infer<typeof goodToKnowSchema>;
