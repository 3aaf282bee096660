import { berry } from "#content/calendar.yaml";
import type { Day } from "#shared/calendar.ts";

const stages = ["flower", "green", "red"] as const;

/** What hangs on the twig in the month of a day. app/styles/tokens.css has the colour and the size of each. */
export function berryOn(day: Day): (typeof stages)[number] | "bare" {
  const month = Number(day.slice(5, 7));
  return stages.find((stage) => berry[stage].includes(month)) ?? "bare";
}
