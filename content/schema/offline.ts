import { z } from "zod";
import { text } from "./fields.ts";

export const offlineSchema = z.strictObject({ title: text, lead: text, call: text, again: text });

export type OfflineContent = z.infer<typeof offlineSchema>;
