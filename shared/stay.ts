import { sayDay } from "./calendar.ts";
import { chooseWords } from "./choose-words.ts";
import { fill } from "./fill.ts";
import type { InquiryWords } from "./inquiry.ts";

// "Dates and people": fields of the inquiry form that become one line at the top of the message.

export const stayFields = ["arrival", "nights", "adults", "children", "telephone"] as const;

/** The form's values: a day such as 2026-12-03, numbers, a telephone number. Empty: not filled in. */
export type Stay = Partial<Record<(typeof stayFields)[number], string>>;

export const stayCounts = {
  nights: { min: 1, max: 365 },
  adults: { min: 1, max: 99 },
  children: { min: 0, max: 99 },
} as const;

/** For the attribute `pattern`, a regular expression with the flag v. */
export const telephonePattern = "\\+?[0-9 \\(\\)\\.\\/\\-]{6,30}";

/** The texts of the line's parts, from content/inquiry.yaml. */
export type StayWords = Record<(typeof stayFields)[number], string> & {
  /** The language of these texts, for Intl. Releases of older versions lack it. */
  locale?: string | undefined;
};

/** The message with a first line such as 'Arrival 3 December 2026, 2 nights, 1 child', if anything is filled in. */
export function withStay(
  { message, ...stay }: Pick<InquiryWords, "message"> & Stay,
  words: StayWords,
): string {
  const { arrival, telephone } = stay;
  const { locale = "en-IN" } = words;
  const line = [
    arrival && fill(words.arrival, { date: sayDay(arrival, locale) }),
    ...(["nights", "adults", "children"] as const).map((field) => {
      const count = Number(stay[field]);
      return count > 0 && fill(chooseWords(words[field], { count }, locale), { count });
    }),
    telephone && fill(words.telephone, { number: telephone.trim() }),
  ];
  return [line.filter(Boolean).join(", "), message].filter(Boolean).join("\n\n");
}
