import { z } from "zod";
import { pictureFor, text } from "./fields.ts";

export const errorPageSchema = z.strictObject({
  picture: pictureFor("card"),
  lead: text("The sentence below the heading."),
});

export type ErrorPageContent = z.infer<typeof errorPageSchema>;
