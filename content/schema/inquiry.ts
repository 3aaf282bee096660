import { z } from "zod";
import { settingId } from "./fields.ts";

export const inquirySettingsSchema = z.strictObject({
  // No path and no trailing slash: the form's address is made from it.
  endpoint: z
    .string()
    .regex(
      /^$|^https:\/\/[^/\s?#]+$/,
      "must be empty, or an address such as https://api.emailjs.com with nothing behind it",
    )
    .describe(
      "Empty for the service that serves this site. Otherwise https://api.emailjs.com, see docs/emailjs.md.",
    )
    .meta({ title: "Service that takes the inquiries" }),
  keptDays: z
    .int("must be a whole number of days")
    .min(1, "must be at least 1")
    .max(36_500, "must be at most 36500")
    .describe(
      "After how many days our service erases an inquiry that has been delivered. The page /Privacy tells guests.",
    )
    .meta({ title: "Days until an inquiry is erased" }),
  serviceId: settingId("Only for EmailJS: the account's service.").meta({
    title: "Name of the account's service",
  }),
  templateId: settingId(
    "Only for EmailJS: the account's template; it uses {{name}}, {{email}} and {{message}}.",
  ).meta({
    title: "Name of the account's template",
  }),
  userId: settingId("Only for EmailJS: the account's public key.").meta({
    title: "Public key of the account",
  }),
});
