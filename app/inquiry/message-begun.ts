import { isOffered } from "#app/season/season-offers.ts";
import { contact } from "#content/contact.yaml";

/** The begin of a message about a package or an offer; nothing for a slug that nobody has, or whose days are others. */
export async function messageBegun(slug: string): Promise<string | undefined> {
  // Only guests who come from a package or an offer need the lists.
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
