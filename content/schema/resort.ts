import { z } from "zod";
import { target, telephone, text } from "./fields.ts";
import { placeSchema } from "./place.ts";

const socialLink = z.strictObject({ name: text, icon: z.enum(["facebook", "instagram"]), target });

export const resortSchema = z.strictObject({
  name: text,
  nameConfirmed: z.boolean(),
  description: text,
  siteUrl: z.string().regex(/^https?:\/\/[^/\s]+$/, "must look like https://www.example.com, without a path"),
  telephones: z.array(telephone).length(3, "must hold three telephone numbers"),
  chatTelephone: telephone,
  email: z.email("must be an e-mail address"),
  address: z.strictObject({
    street: z.string(),
    district: text,
    state: text,
    postalCode: z.string().regex(/^\d{6}$/, "must have six digits"),
    country: z.literal("IN"),
  }),
  place: placeSchema,
  topBarSocial: z.array(socialLink).length(2, "must hold two links"),
  aboutSocial: z.array(socialLink).length(2, "must hold two links"),
  footerServices: z.array(z.strictObject({ name: text, target })).length(6, "must hold six services"),
  marquee: z.array(text).min(1),
});

export type Resort = z.infer<typeof resortSchema>;
