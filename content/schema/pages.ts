import { z } from "zod";
import { pagePath, shareCard, text } from "./fields.ts";

const pageContent = z.strictObject({
  path: pagePath,
  title: text,
  description: text.max(200, "must be at most 200 characters, or search engines cut it"),
  /** Home opens with its hero instead of these three. */
  heading: text.optional(),
  crumb: text.optional(),
  lead: text.optional(),
  shareCard,
});

export const pagesSchema = z.record(z.string(), pageContent);

export type PageContent = z.infer<typeof pageContent>;
