import { z } from "zod";
import { text } from "./fields.ts";

export const confirmedSchema = z.strictObject({
  confirmed: z
    .array(text("A name of the list."))
    .describe("What is right as it is: the names that the list shows in brackets."),
});
