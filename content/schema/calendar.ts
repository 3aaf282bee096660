import { z } from "zod";
import { checkPeriod, day, fromDay, untilDay } from "./days.ts";
import { target, text, textWith } from "./fields.ts";

const notice = z
  .strictObject({
    text: text("What you have to say, in a sentence or two."),
    link: z
      .strictObject({
        label: text("The words of the link."),
        target: target
          .min(1, "must not be empty")
          .describe("Where it leads: a page such as /Contact, or a whole address."),
      })
      .describe("A link behind the text. Left out where there is none.")
      .optional(),
    from: day(
      "The first day on which it is shown: 2026-12-20, or 12-20 for every year. Left out: at once.",
    ).optional(),
    until: day("The last day on which it is shown. Left out: until you take it away.").optional(),
  })
  .superRefine(checkPeriod);

const closedSeason = z.strictObject({ from: fromDay, until: untilDay }).superRefine(checkPeriod);

export const calendarSchema = z.strictObject({
  timeZone: z
    .string()
    .refine(isTimeZone, "must be the name of a time zone, such as Asia/Kolkata")
    .describe("By whose clock a day begins: all days in content/ are the resort's own, wherever a guest is."),
  notices: z
    .array(notice, "must be a list")
    .nullable()
    .describe("What every page says above its header, from a day to a day. Nothing below: no banner."),
  noticesLabel: text("What the banner is called for those who do not see it."),
  closedSeasons: z
    .array(closedSeason, "must be a list")
    .nullable()
    .describe("When the resort is closed. Packages and the form say so; inquiries are taken all the same."),
  closedWords: z
    .strictObject({
      ahead: textWith("Before the season. {from} and {until} are its days.", ["from", "until"]),
      now: textWith("During the season.", ["until"]),
    })
    .describe("What is said of a closed season."),
  priceWords: z
    .strictObject({
      onRequest: text("In the place of a price that only those who ask are told."),
      season: textWith("A price with its days, in a list of them.", ["amount", "from", "until"]),
      otherwise: textWith("The price of all other days, at the end of the list.", ["amount"]),
    })
    .describe("What is said of prices that are not the same all the year."),
});

export type Notice = z.infer<typeof notice>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
