import { z } from "zod";
import { pictureIn, rating, text } from "./fields.ts";

const menuItem = z.strictObject({
  name: text,
  price: z.number().positive("must be a number above 0"),
  rating,
  picture: pictureIn("1/1"),
});

export const menuSchema = z.array(menuItem).length(9, "must hold nine items");

const dish = z.strictObject({ name: text, note: text, picture: pictureIn("1/1") });

export const dishesSchema = z.array(dish).length(4, "must hold four dishes");

export type MenuItem = z.infer<typeof menuItem>;

export type Dish = z.infer<typeof dish>;
