import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type WrittenContent, writtenContentFile } from "#site-build/content/written-content.ts";
import { type Change, diff } from "./merge.ts";

export type ContentChange = Change & { file: string };

/** No guest sees what the owner has confirmed. */
const unseen = ["confirmed.yaml"];

/** What is different from the release in `folder`. Undefined for a release that does not say what it was built from. */
export function changesSince(folder: string, now: WrittenContent): ContentChange[] | undefined {
  const path = join(folder, writtenContentFile);
  if (!existsSync(path)) return undefined;
  const then: WrittenContent = JSON.parse(readFileSync(path, "utf8"));
  const files = [...new Set([...Object.keys(then.files), ...Object.keys(now.files)])];
  const changes = files
    .filter((file) => !unseen.includes(file))
    .flatMap((file) => diff(then.files[file], now.files[file]).map((change) => ({ ...change, file })));
  // Another photograph under the same name.
  const pictures = (now.files["pictures.yaml"] ?? {}) as Record<string, { file?: string }>;
  for (const [name, { file = "" }] of Object.entries(pictures)) {
    const [before, after] = [then.photographs[file], now.photographs[file]];
    if (before && after && before !== after)
      changes.push({ kind: "added", file: "pictures.yaml", path: [name, "file"], after: file });
  }
  return changes;
}
