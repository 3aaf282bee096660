import { z } from "zod";
import { nameAndLanguage, shapeOf, unwrapSchema } from "#schema/field-meta.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { languageName } from "./locales.ts";
import type { Path } from "./mistake.ts";

// Describes mistakes for the owner. The build and the CMS use the same sentences.

/** Validates a file of content/. `data` is undefined if there are mistakes. */
export function checkFile(file: FileName, value: unknown) {
  const { data, error } = schemas[file].safeParse(value);
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({ path: path as Path, message }));
  return { data: data as unknown, mistakes };
}

/** A field as the CMS shows it: form, title of the entry, and label, such as 'Offers, WEEKEND RETREAT, Shown until'. */
export function describeLocation(file: FileName, path: Path, value: unknown): string {
  return [unwrapSchema(schemas[file]).meta.label, labelOf(file, path, value)].filter(Boolean).join(", ");
}

/** Entry and field, such as 'WEEKEND RETREAT, Shown until'. An entry without a unique title has its position: 'Offers 7'. */
function labelOf(file: FileName, path: Path, value: unknown): string {
  const words: string[] = [];
  let at = value;
  for (const [index, step] of path.entries()) {
    const parent = at;
    at = Object(at)[step];
    if (typeof step === "number") {
      const list = words.pop();
      words.push(uniqueTitleOf(at, parent) ?? `${list} ${step + 1}`);
      continue;
    }
    const [name, language] = nameAndLanguage(step);
    const fields = fieldsAt(file, path.slice(0, index));
    const { label = name } = unwrapSchema(fields[name] ?? z.never()).meta;
    words.push(language ? `${label} (${languageName(language)})` : label);
  }
  return words.join(", ");
}

function uniqueTitleOf(entry: unknown, list: unknown): string | undefined {
  const title = titleOf(entry);
  const namesakes = Array.isArray(list) ? list.filter((other) => titleOf(other) === title) : [];
  return namesakes.length > 1 ? undefined : title;
}

function titleOf(entry: unknown): string | undefined {
  const { title, name, label, months } = Object(entry);
  return [title, name, label, months].find((words) => typeof words === "string" && words !== "");
}

/** The fields of the entry that a path leads to. */
function fieldsAt(file: FileName, path: Path): Readonly<Record<string, z.ZodType>> {
  const found = path.reduce<z.ZodType>((at, step) => {
    const { core } = unwrapSchema(at);
    const inner = core instanceof z.ZodArray ? (core.element as z.ZodType) : shapeOf(core)[step];
    return inner ?? z.never();
  }, schemas[file]);
  return shapeOf(found);
}
