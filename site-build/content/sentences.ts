import { z } from "zod";
import { coreOf, nameAndLanguage, shapeOf } from "#schema/fields.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { nameOf } from "./locales.ts";
import type { Path } from "./mistake.ts";

// What is wrong in the fields of a file, in sentences for its owner. The reader and the CMS say the same.

/** What a file of content/ holds; without `data` it has mistakes. */
export function checkFile(file: FileName, value: unknown) {
  const { data, error } = schemas[file].safeParse(value);
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({ path: path as Path, message }));
  return { data: data as unknown, mistakes };
}

/** Offers 7, Last day: as the CMS names the fields. With the file's `value` an entry is called by its title. */
export function labelOf(file: FileName, path: Path, value?: unknown): string {
  const words: string[] = [];
  let at = value;
  for (const [index, step] of path.entries()) {
    at = Object(at)[step];
    if (typeof step === "number") {
      const list = words.pop();
      const { title, name } = Object(at);
      const isNamed = (own: unknown) => typeof own === "string" && own !== "";
      words.push([title, name].find(isNamed) ?? `${list} ${step + 1}`);
      continue;
    }
    const [name = step, language] = nameAndLanguage(step);
    const fields = fieldsAt(file, path.slice(0, index));
    const { label = name } = coreOf(fields[name] ?? z.never()).words;
    words.push(language ? `${label} (${nameOf(language)})` : label);
  }
  return words.join(", ");
}

/** The fields of the entry that a path leads to. */
export function fieldsAt(file: FileName, path: Path): Readonly<Record<string, z.ZodType>> {
  const found = path.reduce<z.ZodType>((at, step) => {
    const { core } = coreOf(at);
    const inner = core instanceof z.ZodArray ? (core.element as z.ZodType) : shapeOf(core)[step];
    return inner ?? z.never();
  }, schemas[file]);
  return shapeOf(found);
}
