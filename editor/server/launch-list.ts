import type { Content } from "#content/schema/subjects.ts";
import { listOwnerPlaceholders } from "#site-build/owner-placeholders.ts";

/** What only the owner can tell, and the way to its field: 'resort.yaml', ['telephones', 0]. */
export interface LaunchItem {
  file: string;
  path: (string | number)[];
  todo: string;
}

export function launchList(content: Content): LaunchItem[] {
  return listOwnerPlaceholders(content).map(({ file, field, todo }) => ({
    file: file.replace(/^content\//, ""),
    path: [...field.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step)),
    todo,
  }));
}
