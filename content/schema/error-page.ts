import { z } from "zod";
import { pictureFor, text, textWith } from "./fields.ts";

export const errorPageSchema = z.strictObject({
  title: text("The browser's tab for an address that leads nowhere."),
  description: text("One sentence about it."),
  picture: pictureFor("card"),
  statuses: z
    .strictObject({
      400: text("The request was wrong."),
      403: text("It is not for everybody."),
      404: text("There is nothing at the address."),
      405: text("It can be read, and nothing else."),
    })
    .describe("What is said by the number of the error."),
  otherStatus: textWith("What is said of another number.", ["status"]),
  noRoute: text("Before the address that leads nowhere."),
  lead: text("The sentence below the heading."),
  home: text("The button to Home."),
  contact: text("The link to Contact."),
});
