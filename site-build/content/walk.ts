import { fieldIn, Text } from "#schema/fields.ts";
import type { Path } from "./mistake.ts";

/** Calls `visit` with each part and the path to it as it is written: of a text with each language. */
export function walk(part: unknown, path: Path, visit: (part: unknown, path: Path) => void): void {
  if (part instanceof Text) {
    const last = path.at(-1);
    // An entry of a list of texts has one field.
    const [name, around] = typeof last === "string" ? [last, path.slice(0, -1)] : ["line", path];
    for (const [language, own] of Object.entries({ "": part.first, ...part.others }))
      visit(own, [...around, fieldIn(name, language)]);
    return;
  }
  visit(part, path);
  if (typeof part !== "object" || part === null) return;
  const isList = Array.isArray(part);
  for (const [key, inner] of Object.entries(part)) walk(inner, [...path, isList ? Number(key) : key], visit);
}
