import { z } from "zod";
import { pagePath, text } from "./fields.ts";

export const navigationSchema = z.array(z.strictObject({ label: text, to: pagePath }));

export type NavigationLink = z.infer<typeof navigationSchema>[number];
