import { z } from "zod";
import { text } from "./fields.ts";

const withBoth = /\{position\}.*\{count\}/;

export const lightboxSchema = z.strictObject({
  open: z.string().includes("{title}", { error: "must contain {title}" }),
  label: text,
  counter: z.string().regex(withBoth, "must contain {position} and {count}"),
  previous: text,
  next: text,
  close: text,
});

export type LightboxContent = z.infer<typeof lightboxSchema>;
