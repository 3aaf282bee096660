import { z } from "zod";
import { emptyOrText, text } from "./fields.ts";

export const goodToKnowSchema = z.strictObject({
  title: text("The heading."),
  rest: text("Below the answers, before the telephone."),
  entries: z
    .array(
      z.strictObject({
        label: text("What guests ask about."),
        answer: emptyOrText.describe("The answer. While it is empty, the question is not shown."),
      }),
    )
    .describe("The questions, in their order: as many as you like, or none."),
});
