import type { Edition } from "#content/schema/editions.ts";
import type { Content } from "#content/schema/subjects.ts";
import { fill } from "#shared/fill.ts";
import { mediaFolder } from "../site-folder.ts";
import type { MissingText } from "./lay-over.ts";
import type { Mistake } from "./mistake.ts";
import { readContent } from "./read-content.ts";

export interface ReadEdition extends Edition {
  content?: Content | undefined;
  mistakes: readonly Mistake[];
  /** Texts that are left out, because their place in content/ has changed. */
  outdated: readonly Mistake[];
  missing: readonly MissingText[];
}

/** The script of a language, such as Deva for hi-IN. */
export const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? "";

/** The editions that guests may read, the first one first. */
export const publicEditions = ({ editions }: Content): Edition[] =>
  editions.filter(({ isPublic }) => isPublic);

/** The same without the edition of this content. */
export const otherEditions = (content: Content): Edition[] =>
  publicEditions(content).filter(({ path }) => path !== content.edition.path);

/** 'Written in Hindi.', in the language of the resort; null for that language itself. */
export function sayLanguage({ edition, editions: [first], writtenIn }: Content): string | null {
  if (edition.path === "" || !first) return null;
  const { language } = new Intl.Locale(edition.language);
  const name = new Intl.DisplayNames([first.language], { type: "language" }).of(language);
  return fill(writtenIn, { language: name ?? edition.name });
}

/** All editions but the first, which `content` is. */
export function readEditions(folder: string, { editions }: Content, media = mediaFolder): ReadEdition[] {
  return editions.slice(1).map((edition) => {
    const { content, mistakes, outdated = [] } = readContent(folder, media, undefined, edition.path);
    return { ...edition, mistakes, outdated, content, missing: content?.missing ?? [] };
  });
}

/** '14 texts are missing: offers.yaml 11, packages.yaml 3.' */
export function sayMissing(missing: readonly MissingText[]): string {
  if (missing.length === 0) return "No text is missing.";
  const files = [...Map.groupBy(missing, ({ file }) => file)].map(
    ([file, { length }]) => `${file} ${length}`,
  );
  return `${missing.length === 1 ? "1 text is" : `${missing.length} texts are`} missing: ${files.join(", ")}.`;
}
