import { z } from "zod";
import { text } from "./fields.ts";

export const confirmedSchema = z.strictObject({
  confirmed: z
    .array(text("A name of the list, as it stands in brackets."))
    .describe("What you have confirmed on the launch list. Take a name out, and the list asks again."),
});
