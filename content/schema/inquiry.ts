import { z } from "zod";
import { settingId } from "./fields.ts";

export const inquirySettingsSchema = z.strictObject({
  // A path or a trailing slash would end up inside the address that the form posts to.
  endpoint: z
    .string()
    .regex(
      /^$|^https:\/\/[^/\s?#]+$/,
      "must be empty, or an origin such as https://api.emailjs.com without a path",
    ),
  serviceId: settingId,
  templateId: settingId,
  userId: settingId,
});

export type InquirySettings = z.infer<typeof inquirySettingsSchema>;
