import type * as WithSeasons from "./with-seasons.ts";

// The same as with-seasons.ts where every day is like the other: the pages carry no more for it than these lines.

export const ClosedNote: typeof WithSeasons.ClosedNote | undefined = undefined;
export const withoutOver: typeof WithSeasons.withoutOver = (offers) => offers;
export const isOffered: typeof WithSeasons.isOffered = () => true;
export const sayLead: typeof WithSeasons.sayLead = (lead) => lead;
export const isOnRequest: typeof WithSeasons.isOnRequest = () => false;
export const sayPrice: typeof WithSeasons.sayPrice = ({ amount, currency }, _day, say) =>
  say(amount as number, currency);
export const sayPrices: typeof WithSeasons.sayPrices = () => undefined;
export const shownWithin = (): Partial<ReturnType<typeof WithSeasons.shownWithin>> => ({});
export const useDay: typeof WithSeasons.useDay = () => "";
