import { z } from "zod";
import { text } from "./fields.ts";

export const offlineSchema = z.strictObject({
  title: text("The heading."),
  lead: text("What stands above the pages that can be read."),
  call: text("What stands above the telephones."),
  again: text("The link that tries once more."),
});
