import { z } from "zod";
import { currencies } from "#shared/price.ts";
import { amount, list, pictureFor, rating, shortText, text } from "./fields.ts";

const menuItem = z.strictObject({
  name: shortText(32, "its line of the menu", "Its name on the menu."),
  price: amount("The number alone, without sign and comma: 45 or 119.5."),
  rating,
  picture: pictureFor("menu"),
});

const dish = z.strictObject({
  name: shortText(32, "the line below its picture", "Its name."),
  note: text("Its ingredients, in a few words."),
  picture: pictureFor("dish"),
});

export const menuSchema = z.strictObject({
  menuCurrency: z.enum(currencies).describe("The currency of all prices of the menu: INR for rupees."),
  menu: list(menuItem, "The menu."),
  dishes: list(dish, "The dishes with pictures above the menu."),
  noMenu: text("The sentence while there are neither menu nor dishes. No link leads to the page then.").meta({
    title: "Without a menu",
  }),
});
