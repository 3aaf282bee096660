import { z } from "zod";
import { type FieldMeta, nameAndLanguage, nameInLanguage, unwrapSchema } from "#schema/field-meta.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import type { Path } from "./mistake.ts";

/** A field as written in a file of content/ or entered in the CMS. */
export interface WrittenField {
  file: FileName;
  path: Path;
  meta: FieldMeta;
  /** Undefined if the field is empty. */
  value: unknown;
  /** The language of a text: hi for title_hi, empty for the first language. */
  language: string;
  /** The fields of the same entry, including this one. */
  siblings: Readonly<Record<string, unknown>>;
}

/** Calls `visit` for each field of a file: for groups and lists before their contents, and for texts once per language. */
export function walkFields(file: FileName, value: unknown, visit: (field: WrittenField) => void): void {
  const walk = (schema: z.ZodType, value: unknown, path: Path, siblings: WrittenField["siblings"]) => {
    const { core, meta } = unwrapSchema(schema);
    if (path.length > 0) visit({ file, path, meta, value, language: "", siblings });
    if (Array.isArray(value) && core instanceof z.ZodArray)
      for (const [index, item] of value.entries())
        walk(core.element as z.ZodType, item, [...path, index], siblings);
    if (!(core instanceof z.ZodObject) || !isFields(value)) return;
    for (const [name, field] of Object.entries<z.ZodType>(core.shape)) {
      walk(field, value[name], [...path, name], value);
      for (const language of languagesOf(name, field, value)) {
        const key = nameInLanguage(name, language);
        const { meta } = unwrapSchema(field);
        visit({ file, path: [...path, key], meta, value: value[key], language, siblings: value });
      }
    }
  };
  walk(schemas[file], value, [], {});
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The further languages of a text: hi and de for title_hi and title_de. */
function languagesOf(name: string, field: z.ZodType, value: Record<string, unknown>): string[] {
  if (!unwrapSchema(field).meta.isText) return [];
  const keys = Object.keys(value).map(nameAndLanguage);
  return keys.filter(([own, language]) => own === name && language !== "").map(([, language]) => language);
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => Object(at)[step], value);
}
