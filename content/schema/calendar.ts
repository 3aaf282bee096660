import { z } from "zod";
import { checkPeriod, day, fromDay, untilDay } from "./days.ts";
import { target, text, textWith } from "./fields.ts";

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
    from: day(
      "The first day on the page: 2026-12-20, or 12-20 for every year. Leave it out to start at once.",
    ).optional(),
    until: day("The last day on the page. Leave it out for no end.").optional(),
  })
  .superRefine(checkPeriod);

const closedSeason = z.strictObject({ from: fromDay, until: untilDay }).superRefine(checkPeriod);

export const calendarSchema = z.strictObject({
  timeZone: z
    .string()
    .refine(isTimeZone, "must be the name of a time zone, such as Asia/Kolkata")
    .describe("The resort's time zone. All days begin at midnight there."),
  notices: z
    .array(notice, "must be a list")
    .nullable()
    .describe("Notices above the header of every page. Leave the list empty for no notice."),
  noticesLabel: text("The name of the notices, read aloud to guests who cannot see the page."),
  closedSeasons: z
    .array(closedSeason, "must be a list")
    .nullable()
    .describe(
      "The days when the resort is closed. Packages and the form say so; the form still takes inquiries.",
    ),
  closedWords: z
    .strictObject({
      ahead: textWith("Before the season. {from} and {until} are its days.", ["from", "until"]),
      now: textWith("During the season.", ["until"]),
    })
    .describe("The sentences about a closed season."),
  priceWords: z
    .strictObject({
      onRequest: text("Instead of a price that you give only on request."),
      season: textWith("A price with its days, in the list of prices.", ["amount", "from", "until"]),
      otherwise: textWith("The price of all other days, at the end of the list.", ["amount"]),
    })
    .describe("The words for changing prices."),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
