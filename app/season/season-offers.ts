import { type Day, isWithin, type Period } from "#shared/calendar.ts";
import { countFacts } from "#shared/count-words.ts";
import { fill } from "#shared/fill.ts";
import { resortDay } from "./resort-day.ts";

/** True if an offer is shown today. */
export const isOffered = (offer: Period): boolean => isWithin(offer, resortDay());

/** The sentence below the heading of Offers, with the number of offers on that day; `none` when there are none. */
export function sayLead(lead: string, offers: readonly Period[], none: string, day: Day): string {
  const { length } = offers.filter((offer) => isWithin(offer, day));
  if (length === 0) return none;
  return fill(lead, countFacts("offer", length));
}
