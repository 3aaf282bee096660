import { z } from "zod";
import { pictureFor, text, textWith } from "./fields.ts";

export const errorPageSchema = z.strictObject({
  title: text("The browser's tab for an unknown address."),
  description: text("One sentence about it."),
  picture: pictureFor("card"),
  statuses: z
    .strictObject({
      400: text("The request was wrong.").meta({ title: "Error 400" }),
      403: text("The page is not public.").meta({ title: "Error 403" }),
      404: text("There is no such page.").meta({ title: "Error 404" }),
      405: text("The page can only be read.").meta({ title: "Error 405" }),
    })
    .describe("The heading for each error number.")
    .meta({ title: "Sentence for each error" }),
  otherStatus: textWith("The heading for other numbers.", ["status"]).meta({ title: "Any other error" }),
  noRoute: text("The words before the unknown address.").meta({ title: "Unknown address" }),
  lead: text("The sentence below the heading."),
  home: text("The button to Home."),
  contact: text("The link to Contact."),
});
