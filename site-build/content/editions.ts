import type { Edition } from "#content/schema/editions.ts";
import type { Content } from "#content/schema/subjects.ts";
import { mediaFolder } from "../site-folder.ts";
import type { MissingText } from "./lay-over.ts";
import type { Mistake } from "./mistake.ts";
import { readContent } from "./read-content.ts";

export interface ReadEdition extends Edition {
  content?: Content | undefined;
  mistakes: readonly Mistake[];
  missing: readonly MissingText[];
}

/** The editions that guests may read, the first one first. */
export const publicEditions = ({ editions }: Content): Edition[] =>
  editions.filter(({ isPublic }) => isPublic);

/** All editions but the first, which `content` is. */
export function readEditions(folder: string, { editions }: Content, media = mediaFolder): ReadEdition[] {
  return editions.slice(1).map((edition) => {
    const {
      missing = [],
      ...read
    }: Omit<ReadEdition, "missing" | keyof Edition> & { missing?: readonly MissingText[] } = readContent(
      folder,
      media,
      undefined,
      edition.path,
    );
    return { ...edition, ...read, missing };
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
