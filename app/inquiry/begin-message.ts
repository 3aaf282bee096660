import { resortDay } from "#app/season/resort-day.ts";
import { contact } from "#content/contact.yaml";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { isWithin } from "#shared/calendar.ts";
import { fill } from "#shared/fill.ts";

/**
 * Begins the message of a guest who comes from a package or an offer. A message that was begun for another one gets the
 * new title; the guest's own words stay. Returns false for an unknown slug or an offer that is not shown today.
 */
export function beginMessage(message: HTMLTextAreaElement, about: string): boolean {
  const shown = offers.filter((offer) => isWithin(offer, resortDay()));
  const all = [
    ...packages.map((tour) => ({ ...tour, pattern: contact.messageBegun.package })),
    ...shown.map((offer) => ({ ...offer, pattern: contact.messageBegun.offer })),
  ].map(({ slug, title, pattern }) => ({
    slug,
    title,
    // The guest goes on behind the space, which the content's texts do not keep.
    text: `${fill(pattern, { title })} `,
    start: fill(pattern.replace(/(?<=\{title\}).*$/s, ""), { title }),
  }));
  const meant = all.find(({ slug }) => slug === about);
  if (!meant) return false;
  if (message.value === "") message.value = meant.text;
  // After a reload nothing is chosen anew.
  if (sessionStorage.about === about) return true;
  sessionStorage.about = about;
  // The longest: "Adventure Plus" begins like "Adventure".
  const [old] = all
    .filter(({ start }) => message.value.startsWith(start))
    .sort((one, other) => other.start.length - one.start.length);
  if (old && old !== meant) {
    const [begun, anew] = message.value.startsWith(old.text)
      ? [old.text, meant.text]
      : [old.start, old.start.slice(0, -old.title.length) + meant.title];
    message.value = anew + message.value.slice(begun.length);
    // The form keeps a draft at each 'input'.
    message.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return true;
}
