import { z } from "zod";
import { text } from "./fields.ts";

export const footerSchema = z.strictObject({
  links: text,
  services: text,
  reach: text,
  action: text,
  rights: text,
  illustrations: z.strictObject({ all: text, some: text }),
});

export type FooterContent = z.infer<typeof footerSchema>;
