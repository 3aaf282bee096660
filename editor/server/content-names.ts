import { type SubjectFile, subjects, yamlFiles } from "#content/schema/subjects.ts";
import { hasTexts } from "#site-build/content/lay-over.ts";

/** The files that an edition has. */
export const translated = yamlFiles.filter((file) => hasTexts(subjects[file].schema));

/** The name of a file in content/: menu.yaml, or hi/menu.yaml in an edition. `edition`: its path. */
export const nameIn = (edition: string, file: SubjectFile): string =>
  edition === "" ? file : `${edition}/${file}`;

/** Which file it is, and the path of its edition; "" for the first one. */
export function partsOf(name: string): { edition: string; file: SubjectFile } {
  // A release of an older version may have other files.
  if (name in subjects || !name.includes("/")) return { edition: "", file: name as SubjectFile };
  const [edition = "", ...file] = name.split("/");
  return { edition, file: file.join("/") as SubjectFile };
}
