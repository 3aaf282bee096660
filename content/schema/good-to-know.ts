import { z } from "zod";
import { text } from "./fields.ts";

const entry = z.strictObject({ label: text, answer: z.string().trim().nullable() });

export const goodToKnowSchema = z.strictObject({ title: text, entries: z.array(entry) });

export type GoodToKnow = z.infer<typeof goodToKnowSchema>;
