import { z } from "zod";
import { pictureIn, text } from "./fields.ts";

const photo = z.strictObject({ title: text, picture: pictureIn("4/5") });

const view = z.strictObject({ title: text, picture: pictureIn("4/3") });

export const homeGallerySchema = z.array(photo).length(6, "must hold six pictures");

export const aboutGallerySchema = z.array(view).length(4, "must hold four pictures");

export type Photo = z.infer<typeof photo>;

export type View = z.infer<typeof view>;
