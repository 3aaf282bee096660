import { z } from "zod";
import { normalizeEmail } from "#shared/normalize-email.ts";
import { fieldMeta } from "./field-meta.ts";
import { isLink, linkRule } from "./link-rule.ts";
import { nonEmptyString, plain } from "./text.ts";

/** The target of a link in the content: the path of a page, or another URL. */
export class Link {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
}

export const link = (label: string, hint?: string) =>
  nonEmptyString(plain)
    .refine(isLink, linkRule)
    .transform((url) => new Link(url))
    .register(fieldMeta, { label, hint, pattern: [String.raw`^(/|https://|mailto:|tel:)\S*$`, linkRule] });

export const email = (label: string) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? normalizeEmail(value) : value),
      z.email("must be an email address, such as asha@example.in"),
    )
    .register(fieldMeta, { label, kind: "email" });
