import { z } from "zod";
import { pictureIn, text } from "./fields.ts";

export const diningSchema = z.strictObject({
  intro: z.strictObject({ title: text, lead: text, text: text, picture: pictureIn("1/1") }),
  dishesTitle: text,
  menuTitle: text,
});

export type DiningContent = z.infer<typeof diningSchema>;
