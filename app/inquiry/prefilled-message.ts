import { isOffered } from "#app/season/season-offers.ts";
import { contact } from "#content/contact.yaml";

/** The beginning of a message about a package or an offer. Undefined for an unknown slug or an offer that is not shown today. */
export async function prefilledMessage(slug: string): Promise<string | undefined> {
  // Loaded on demand: most guests do not come from a package or an offer.
  const [{ packages }, { offers }] = await Promise.all([
    import("#content/packages.yaml"),
    import("#content/offers.yaml"),
  ]);
  const isMeant = (entry: { slug: string }) => entry.slug === slug;
  const tour = packages.find(isMeant);
  if (tour) return contact.messageBegun.package.replace("{title}", () => tour.title);
  const offer = offers.find(isMeant);
  if (!offer || !isOffered(offer)) return;
  return contact.messageBegun.offer.replace("{title}", () => offer.title);
}
