import { inTitleCase } from "#app/sections/in-title-case.ts";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { words } from "#words/inquiry.ts";

/** Begins the message of a guest who comes from a package or an offer. Returns false for an unknown slug. */
export function beginMessage(message: HTMLTextAreaElement, about: string): boolean {
  // The guest goes on behind the space.
  const begun = [
    ...packages.map(({ slug, title }) => ({ slug, text: words.begun.package(inTitleCase(title)) })),
    ...packages.map(({ slug, title }) => ({
      slug: `${slug} children`,
      text: words.begun.children(inTitleCase(title)),
    })),
    ...offers.map(({ slug, title }) => ({ slug, text: words.begun.offer(inTitleCase(title)) })),
  ];
  const meant = begun.find(({ slug }) => slug === about);
  if (!meant) return false;
  // What the guest has written stays.
  if (message.value === "" || begun.some(({ text }) => text === message.value)) message.value = meant.text;
  return true;
}
