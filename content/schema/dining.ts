import { z } from "zod";
import { pictureFor, text } from "./fields.ts";

export const diningSchema = z.strictObject({
  intro: z
    .strictObject({
      title: text("The heading."),
      lead: text("The larger sentence."),
      text: text("The sentences that follow."),
      picture: pictureFor("plate"),
    })
    .describe("How we eat here."),
  dishesTitle: text("The heading above the dishes, which stand in menu.yaml."),
  menuTitle: text("The heading above the menu, which stands in menu.yaml."),
});
