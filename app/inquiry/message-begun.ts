import { contact } from "#content/contact.yaml";

/** The begin of a message about a package or an offer; nothing for a slug that nobody has. */
export async function messageBegun(slug: string): Promise<string | undefined> {
  // Only guests who come from a package or an offer need the lists.
  const [{ packages }, { offers }] = await Promise.all([
    import("#content/packages.yaml"),
    import("#content/offers.yaml"),
  ]);
  const about = (list: readonly { slug: string; title: string }[]) =>
    list.find((entry) => entry.slug === slug)?.title;
  const tour = about(packages);
  if (tour) return contact.messageBegun.package.replace("{title}", () => tour);
  const offer = about(offers);
  return offer && contact.messageBegun.offer.replace("{title}", () => offer);
}
