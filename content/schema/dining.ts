import { z } from "zod";
import { pictureFor, text } from "./fields.ts";

export const diningSchema = z.strictObject({
  intro: z
    .strictObject({
      title: text("The heading."),
      lead: text("The larger sentence."),
      text: text("The text below it."),
      picture: pictureFor("plate"),
    })
    .describe("The opening text."),
  dishesTitle: text("The heading above the dishes, which are in menu.yaml."),
  menuTitle: text("The heading above the menu, which is in menu.yaml."),
  question: z
    .strictObject({ text: text("The sentence."), link: text("The words of the link to Contact.") })
    .describe("The invitation below the menu. Leave it out for none.")
    .optional(),
});
