import { z } from "zod";
import { text } from "./fields.ts";

export const offlineSchema = z.strictObject({
  title: text("The heading."),
  lead: text("The text above the list of pages that can be read."),
  call: text("The text above the telephones."),
  again: text("The link that tries again."),
});
