import { z } from "zod";
import { pictureIn, text } from "./fields.ts";

export const errorPageSchema = z.strictObject({ picture: pictureIn("4/5"), lead: text });

export type ErrorPageContent = z.infer<typeof errorPageSchema>;
