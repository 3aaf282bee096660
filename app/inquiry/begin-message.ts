import { resortDay } from "#app/season/resort-day.ts";
import { contact } from "#content/contact.yaml";
import { isWithin } from "#shared/calendar.ts";
import { withoutMarks } from "#shared/fallback-mark.ts";
import { fill } from "#shared/fill.ts";

/**
 * Begins the message of a guest who comes from a package or an offer. A message that was begun for another one gets the
 * new title; the guest's own words stay. Resolves to false for an unknown slug or an offer that is not shown today.
 */
export async function beginMessage(message: HTMLTextAreaElement, slug: string): Promise<boolean> {
  // Loaded on demand: most guests do not come from a package or an offer.
  const [{ packages }, { offers }] = await Promise.all([
    import("#content/packages.yaml"),
    import("#content/offers.yaml"),
  ]);
  const { package: ofPackage, offer: ofOffer } = contact.messageBegun;
  const shown = offers.filter((offer) => isWithin(offer, resortDay()));
  const all = [
    ...packages.map((tour) => ({ ...tour, pattern: ofPackage })),
    ...shown.map((offer) => ({ ...offer, pattern: ofOffer })),
  ].map(({ slug, title, pattern }) => ({
    slug,
    title: withoutMarks(title),
    text: withoutMarks(fill(pattern, { title })),
    start: withoutMarks(fill(pattern.replace(/(?<=\{title\}).*$/s, ""), { title })),
  }));
  const meant = all.find((one) => one.slug === slug);
  if (!meant) return false;
  if (message.value === "") message.value = meant.text;
  // The longest: "Adventure Plus" begins like "Adventure".
  const [old] = all
    .filter(({ start }) => message.value.startsWith(start))
    .sort((one, other) => other.start.length - one.start.length);
  if (old && old !== meant) {
    message.value =
      old.start.slice(0, -old.title.length) + meant.title + message.value.slice(old.start.length);
    // It is kept as the draft.
    message.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return true;
}
