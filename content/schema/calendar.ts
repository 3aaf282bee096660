import { z } from "zod";
import { checkPeriod, day } from "./days.ts";
import { target, text } from "./fields.ts";

const notice = z
  .strictObject({
    text: text("The notice, in a sentence or two."),
    link: z
      .strictObject({
        label: text("The words of the link."),
        target: target
          .min(1, "must not be empty")
          .describe("The address it opens: a page such as /Contact, or a whole address."),
      })
      .describe("A link behind the text. Leave it out for no link.")
      .optional(),
    from: day("The first day on the page. Leave it out to start at once.").optional(),
    until: day("The last day on the page. Leave it out for no end.").optional(),
  })
  .superRefine(checkPeriod);

export const calendarSchema = z.strictObject({
  timeZone: z
    .string()
    .refine(isTimeZone, "must be the name of a time zone, such as Asia/Kolkata")
    .describe("The resort's time zone. All days begin at midnight there."),
  notice: notice.describe("A notice above the header of every page. Leave it out for no notice.").optional(),
});

export type Notice = z.infer<typeof notice>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
