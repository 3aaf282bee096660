import { z } from "zod";
import { pictureIn, price, slug, text } from "./fields.ts";

const offer = z.strictObject({
  slug,
  title: text,
  description: text,
  price,
  picture: pictureIn("3/2"),
  details: z
    .strictObject({
      subtitle: text,
      tagline: text,
      inclusions: z.array(text).min(1, "must list what is included"),
      pictures: z.array(pictureIn("4/5")).length(3, "must name three pictures"),
    })
    .optional(),
});

export const offersSchema = z.array(offer).length(6, "must hold six offers");

export type Offer = z.infer<typeof offer>;
