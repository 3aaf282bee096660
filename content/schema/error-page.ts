import { z } from "zod";
import { pictureFor, text, textWith } from "./fields.ts";

export const errorPageSchema = z.strictObject({
  title: text("The browser's tab for an address that leads nowhere."),
  description: text("One sentence about it."),
  picture: pictureFor("card"),
  statuses: z
    .strictObject({
      400: text("The request was wrong.").meta({ title: "Error 400" }),
      403: text("It is not for everybody.").meta({ title: "Error 403" }),
      404: text("There is nothing at the address.").meta({ title: "Error 404" }),
      405: text("It can be read, and nothing else.").meta({ title: "Error 405" }),
    })
    .describe("What is said by the number of the error.")
    .meta({ title: "Sentence for each error" }),
  otherStatus: textWith("What is said of another number.", ["status"]).meta({ title: "Any other error" }),
  noRoute: text("Before the address that leads nowhere.").meta({ title: "Unknown address" }),
  lead: text("The sentence below the heading."),
  home: text("The button to Home."),
  contact: text("The link to Contact."),
});
