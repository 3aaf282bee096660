import { inTitleCase } from "#app/sections/in-title-case.ts";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { words } from "#words/inquiry.ts";

/** Begins the message of a guest who comes from a package or an offer. Returns false for an unknown slug. */
export function beginMessage(message: HTMLTextAreaElement, about: string): boolean {
  // The guest goes on behind the space.
  const begun = new Map<string, string>();
  for (const { slug, title } of offers) begun.set(slug, words.begun.offer(inTitleCase(title)));
  for (const { slug, title } of packages) {
    begun.set(slug, words.begun.package(inTitleCase(title)));
    begun.set(`${slug} children`, words.begun.children(inTitleCase(title)));
  }
  // A messenger takes the sign behind a link along.
  const text = begun.get(about.replace(/\p{P}+$/u, ""));
  if (!text) return false;
  // What the guest has written stays.
  if (message.value === "" || [...begun.values()].includes(message.value)) message.value = text;
  return true;
}
