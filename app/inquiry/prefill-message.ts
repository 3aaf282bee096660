import { toTitleCase } from "#app/sections/format.ts";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/inquiry.json" with { type: "json" };

/** Starts the message of a guest who followed the link of a package or an offer. `about`: its slug, from the query. */
export function prefillMessage(message: HTMLInputElement, about: string): void {
  const prefilled = new Map<string, string>();
  const add = (slug: string, text: string, title: string) =>
    prefilled.set(slug, interpolate(text, { title: toTitleCase(title) }));
  for (const { slug, title } of offers) add(slug, words.prefilled.offer, title);
  for (const { slug, title } of packages) {
    add(slug, words.prefilled.package, title);
    add(`${slug} children`, words.prefilled.children, title);
  }
  // Messengers include the punctuation after a URL in its link.
  const text = prefilled.get(about.replace(/\p{P}+$/u, ""));
  if (!text) return;
  // Never replace the guest's own text.
  if (message.value === "" || [...prefilled.values()].includes(message.value)) message.value = text;
}
