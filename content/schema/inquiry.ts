import { z } from "zod";
import type { StayWords } from "#shared/stay.ts";
import { lineWith, type ResolvedAs, settingId, text } from "./fields.ts";

const counted = (what: string) =>
  lineWith(`How many ${what}; {count} is the number. Behind it the word for one, and the word for others.`, [
    "count",
  ]);

const datesAndPeople = z
  .strictObject({
    shown: z.boolean().describe("Whether the form asks for them.").meta({ title: "Ask for them" }),
    title: text("What a guest presses to open the fields."),
    fields: z
      .strictObject({
        arrival: text("The day of arrival."),
        nights: text("How many nights."),
        adults: text("How many adults."),
        children: text("How many children."),
        telephone: text("The telephone."),
        telephoneHint: text("Shown with the browser's own message if the telephone is no number."),
      })
      .describe("The labels of the fields."),
    line: z
      .strictObject({
        arrival: lineWith("The day of arrival; {date} is the day.", ["date"]),
        nights: counted("nights"),
        adults: counted("adults"),
        children: counted("children"),
        telephone: lineWith("The telephone; {number} is the number.", ["number"]),
      })
      .describe("The parts of the line. What a guest leaves empty is left out, and so are 0 children."),
  })
  .describe(
    "Fields that are folded away below the message. What a guest fills in becomes the first line of the message.",
  );

export type DatesAndPeople = Omit<z.infer<typeof datesAndPeople>, "line"> & { line: StayWords };

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
  // Pages import `datesAndPeople`, which is null if it is not shown; the bundler then drops its code.
  datesAndPeople: (datesAndPeople as unknown as z.ZodType<ResolvedAs<undefined, DatesAndPeople>>).optional(),
});
