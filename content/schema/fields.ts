import { z } from "zod";
import { type PictureSlot, pictures, type ShareCard, shareCards } from "#media/pictures.ts";

// The shape of everything in content/. The types that pages use are derived from it, and site-build/check-content.ts
// holds the files against it, so that an owner's slip stops the build with the file and the field.

export const text = z.string().trim().min(1, "must not be empty");

export const slug = z.string().regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens");

export const telephone = z.string().regex(/^\+\d[\d ]{6,20}$/, "must look like +91 98765 43210");

export const target = z
  .string()
  .regex(
    /^(|\/\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/,
    "must be empty, a path of this site or a whole address",
  );

export const shareCard = z.custom<ShareCard>(
  (card) => typeof card === "string" && card in shareCards,
  "must be the name of a share card in media/pictures.ts",
);

export const price = z.strictObject({
  amount: z.number().positive("must be a number above 0"),
  currency: z.enum(["INR", "PHP"]),
});

export const rating = z.number().min(0, "must be between 0 and 5").max(5, "must be between 0 and 5");

export const pagePath = z.enum(["/", "/Packages", "/AboutUs", "/Dining", "/Offers", "/Contact"]);

type Shapes<Slot extends PictureSlot> = keyof (typeof pictures)[Slot]["shapes"];

/** The pictures that exist in a shape: a card's picture must have been cut for cards. */
export type SlotWith<Shape extends string> = {
  [Slot in PictureSlot]: Shape extends Shapes<Slot> ? Slot : never;
}[PictureSlot];

export function pictureIn<Shape extends string>(shape: Shape) {
  return z.custom<SlotWith<Shape>>(
    (slot) => typeof slot === "string" && slot in pictures && shape in pictures[slot as PictureSlot].shapes,
    `must be the name of a picture in media/pictures.ts that has the shape '${shape}'`,
  );
}

export const settingId = z.string().regex(/^[\w-]+$/, "must be letters, digits, hyphens and underscores");

export type WithLists<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends (infer Item)[] ? readonly Item[] : Shape[Key];
};

export type Price = z.infer<typeof price>;
