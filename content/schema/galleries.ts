import { z } from "zod";
import { list, pictureFor, text } from "./fields.ts";

const title = text("The words below the picture.");

const photo = z.strictObject({ title, picture: pictureFor("photo") });

const view = z.strictObject({ title, picture: pictureFor("view") });

export const homeGallerySchema = z.strictObject({ homeGallery: list(photo, "The photographs on Home.") });

export const aboutGallerySchema = z.strictObject({ aboutGallery: list(view, "The pictures on About Us.") });
