// What pages say by the day, for a content that makes use of it; without-seasons.ts stands in for the others.
export { ClosedNote } from "./ClosedNote.tsx";
export { isOffered, sayLead, withoutOver } from "./season-offers.ts";
export { isOnRequest, sayPrice, sayPrices } from "./season-prices.ts";
export { shownWithin } from "./shown-within.ts";
export { useResortDay as useDay } from "./useResortDay.ts";
