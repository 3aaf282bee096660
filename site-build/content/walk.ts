import { Text } from "#schema/fields.ts";

/** Calls `visit` with each part, its texts and pictures included, and the path to it. */
export function walk(
  part: unknown,
  path: readonly (string | number)[],
  visit: (part: unknown, path: readonly (string | number)[]) => void,
): void {
  visit(part, path);
  if (typeof part !== "object" || part === null || part instanceof Text) return;
  const isList = Array.isArray(part);
  for (const [key, inner] of Object.entries(part)) walk(inner, [...path, isList ? Number(key) : key], visit);
}
