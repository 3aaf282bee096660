import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type WrittenContent, writtenContentFile } from "#site-build/content/written-content.ts";
import { partsOf } from "./content-names.ts";
import { type Change, diff } from "./merge.ts";

/** `edition`: the path of the edition whose text has changed. */
export type ContentChange = Change & { file: string; edition?: string | undefined };

/** No guest sees what the owner has confirmed. */
const unseen = ["confirmed.yaml"];

/** What is different from the release in `folder`. Undefined for a release that does not say what it was built from. */
export function changesSince(folder: string, now: WrittenContent): ContentChange[] | undefined {
  const path = join(folder, writtenContentFile);
  if (!existsSync(path)) return undefined;
  const then: WrittenContent = JSON.parse(readFileSync(path, "utf8"));
  const names = [...new Set([...Object.keys(then.files), ...Object.keys(now.files)])];
  // A whole edition that has come or gone is one change of editions.yaml.
  const isIn = ({ files }: WrittenContent, edition: string) =>
    Object.keys(files).some((name) => name.startsWith(`${edition}/`));
  const changes = names
    .filter((name) => !unseen.includes(name))
    .flatMap((name): ContentChange[] => {
      const { edition, file } = partsOf(name);
      // A file that only one of them has came with an update of the program, or with another region.
      if (!edition && !(name in then.files && name in now.files)) return [];
      if (!edition) return diff(then.files[name], now.files[name]).map((change) => ({ ...change, file }));
      if (!isIn(then, edition) || !isIn(now, edition)) return [];
      const found = diff(then.files[name] ?? {}, now.files[name] ?? {});
      return found.map((change) => ({ ...change, file, edition }));
    });
  // Another photograph under the same name.
  const pictures = (now.files["pictures.yaml"] ?? {}) as Record<string, { file?: string }>;
  for (const [name, { file = "" }] of Object.entries(pictures)) {
    const [before, after] = [then.photographs[file], now.photographs[file]];
    if (before && after && before !== after)
      changes.push({ kind: "added", file: "pictures.yaml", path: [name, "file"], after: file });
  }
  return changes;
}
