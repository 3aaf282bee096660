import type { Content } from "#content/schema/subjects.ts";
import { type Day, hasEnded } from "#shared/calendar.ts";
import type { PageName } from "#shared/pages.ts";

/**
 * The pages that have nothing to show on `day` or later, each with the sentence that it says instead. They keep their
 * addresses, because guests may have them; navigation, sitemap and structured data leave them out.
 */
export function emptyPages(
  { packages, noPackages, offers, noOffers, menu, dishes, noMenu }: Content,
  day: Day,
): ReadonlyMap<PageName, string> {
  const pages: readonly (readonly [PageName, string, boolean])[] = [
    ["packages", noPackages, packages.length === 0],
    ["offers", noOffers, offers.every((offer) => hasEnded(offer, day))],
    ["dining", noMenu, menu.length + dishes.length === 0],
  ];
  return new Map(pages.flatMap(([name, sentence, isEmpty]) => (isEmpty ? [[name, sentence]] : [])));
}
