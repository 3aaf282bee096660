import { z } from "zod";
import { line } from "./fields.ts";

export const confirmedSchema = z.strictObject({
  confirmed: z
    .array(line("A name of the list, as it stands in brackets."))
    .describe("What you have confirmed on the launch list. Take a name out, and the list asks again."),
});
