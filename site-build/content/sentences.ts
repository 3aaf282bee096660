import { z } from "zod";
import { coreOf, nameAndLanguage, shapeOf } from "#schema/field-meta.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { nameOf } from "./locales.ts";
import type { Path } from "./mistake.ts";

// Describes mistakes in a file's fields to its owner. The build and /admin use the same sentences.

/** Checks a file of content/. `data` is undefined if there are mistakes. */
export function checkFile(file: FileName, value: unknown) {
  const { data, error } = schemas[file].safeParse(value);
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({ path: path as Path, message }));
  return { data: data as unknown, mistakes };
}

/** 'Offers, WEEKEND RETREAT, Last day': the form, the entry by its title, and the field as the CMS names it. */
export function describePlace(file: FileName, path: Path, value: unknown): string {
  return [coreOf(schemas[file]).meta.label, labelOf(file, path, value)].filter(Boolean).join(", ");
}

/** 'WEEKEND RETREAT, Last day'. An entry without a title gets its position: 'Offers 7'. */
function labelOf(file: FileName, path: Path, value: unknown): string {
  const words: string[] = [];
  let at = value;
  for (const [index, step] of path.entries()) {
    at = Object(at)[step];
    if (typeof step === "number") {
      const list = words.pop();
      words.push(titleOf(at) ?? `${list} ${step + 1}`);
      continue;
    }
    const [name, language] = nameAndLanguage(step);
    const fields = fieldsAt(file, path.slice(0, index));
    const { label = name } = coreOf(fields[name] ?? z.never()).meta;
    words.push(language ? `${label} (${nameOf(language)})` : label);
  }
  return words.join(", ");
}

function titleOf(entry: unknown): string | undefined {
  const { title, name, label, months } = Object(entry);
  return [title, name, label, months].find((words) => typeof words === "string" && words !== "");
}

/** The fields of the entry that a path leads to. */
function fieldsAt(file: FileName, path: Path): Readonly<Record<string, z.ZodType>> {
  const found = path.reduce<z.ZodType>((at, step) => {
    const { core } = coreOf(at);
    const inner = core instanceof z.ZodArray ? (core.element as z.ZodType) : shapeOf(core)[step];
    return inner ?? z.never();
  }, schemas[file]);
  return shapeOf(found);
}
