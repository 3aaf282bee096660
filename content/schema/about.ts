import { z } from "zod";
import { pictureIn, text } from "./fields.ts";

export const aboutSchema = z.strictObject({
  filmPicture: pictureIn("film"),
  welcome: z.strictObject({
    title: text,
    lead: text,
    text: text,
    nameParts: z.array(z.strictObject({ part: text, meaning: text })),
  }),
  checklistTitle: text,
  checklist: z.array(text).length(9, "must hold nine entries"),
  galleryLabel: text,
  galleryTitle: text,
  socialTitle: text,
});

export type AboutContent = z.infer<typeof aboutSchema>;
