import type { Day } from "#shared/calendar.ts";
import {
  type Stay,
  type StayWords,
  stayCounts,
  stayFields,
  telephonePattern,
  withStay,
} from "#shared/stay.ts";
import { WrongParameter } from "./parse-inquiry.ts";

const telephone = new RegExp(`^(?:${telephonePattern})$`, "v");

/**
 * The parameters of a form that was posted without script, with "Dates and people" written at the top of the message
 * as the page's script would have done. `today` is the resort's.
 */
export function addStay(
  parameters: Readonly<Record<string, unknown>>,
  words: StayWords,
  today: Day,
): Record<string, unknown> {
  const { message = "" } = parameters;
  if (typeof message !== "string") return parameters;
  const stay: Stay = {};
  for (const field of stayFields) {
    const value = parameters[field] ?? "";
    if (typeof value !== "string") throw wrong(`The parameter ${field} must be a text.`);
    stay[field] = value.trim();
  }
  check(stay, today);
  return { ...parameters, message: withStay({ ...stay, message }, words) };
}

const wrong = (message: string) => new WrongParameter(message, "stay");

/** The runtime would read 31 February as a day of March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && date.getTime() > 0 && date.toISOString().startsWith(text);
}

function check(stay: Stay, today: Day) {
  if (stay.arrival && !isDay(stay.arrival))
    throw wrong("The parameter arrival must be a day such as 2026-12-03.");
  if (stay.arrival && stay.arrival < today)
    throw wrong("The parameter arrival must be today or a later day.");
  for (const [field, { min, max }] of Object.entries(stayCounts)) {
    const text = stay[field as keyof Stay];
    if (text && !(/^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max))
      throw wrong(`The parameter ${field} must be a whole number from ${min} to ${max}.`);
  }
  if (stay.telephone && !telephone.test(stay.telephone))
    throw wrong("The parameter telephone must be a number such as +91 98765 43210.");
}
