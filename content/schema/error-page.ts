import { z } from "zod";
import { pictureFor, text, textWith } from "./fields.ts";

export const errorPageSchema = z.strictObject({
  title: text("The browser's tab for an unknown address."),
  description: text("One sentence about it."),
  picture: pictureFor("card"),
  statuses: z
    .strictObject({
      400: text("The request was wrong."),
      403: text("The page is not public."),
      404: text("There is no such page."),
      405: text("The page can only be read."),
    })
    .describe("The heading for each error number."),
  otherStatus: textWith("The heading for other numbers.", ["status"]),
  noRoute: text("The words before the unknown address."),
  lead: text("The sentence below the heading."),
  home: text("The button to Home."),
  contact: text("The link to Contact."),
});
