import { toTitleCase } from "#app/sections/format.ts";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/inquiry.json" with { type: "json" };

/** Begins the message of a guest who comes from a package or an offer: `about` is its slug. */
export function prefillMessage(message: HTMLInputElement, about: string): void {
  // The guest goes on behind the space.
  const prefilled = new Map<string, string>();
  const add = (slug: string, text: string, title: string) =>
    prefilled.set(slug, interpolate(text, { title: toTitleCase(title) }));
  for (const { slug, title } of offers) add(slug, words.prefilled.offer, title);
  for (const { slug, title } of packages) {
    add(slug, words.prefilled.package, title);
    add(`${slug} children`, words.prefilled.children, title);
  }
  // A messenger takes the sign behind a link along.
  const text = prefilled.get(about.replace(/\p{P}+$/u, ""));
  if (!text) return;
  // What the guest has written stays.
  if (message.value === "" || [...prefilled.values()].includes(message.value)) message.value = text;
}
