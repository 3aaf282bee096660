import { z } from "zod";
import { coreOf, fieldIn, shapeOf } from "#schema/fields.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { nameOf } from "./editions.ts";

// What is wrong in the fields of a file, in sentences for its owner. The reader and the CMS say the same.

/** A mistake in a field. `path` leads to it as it is written: offers, 2, title_hi. */
export interface FieldMistake {
  path: readonly (string | number)[];
  message: string;
}

/** What a file of content/ holds; without `data` it has mistakes. */
export function checkFile(file: FileName, value: unknown): { data?: unknown; mistakes: FieldMistake[] } {
  const { data, error } = schemas[file].safeParse(value, { error: say });
  const mistakes = (error?.issues ?? []).map((issue) => {
    const path = pathAsWritten(issue.path);
    if (issue.code !== "unrecognized_keys") return { path, message: issue.message };
    return { path: [...path, issue.keys[0] ?? ""], message: sayUnknown(issue.keys, fieldsAt(file, path)) };
  });
  return { data, mistakes };
}

/** Offers 7, Last day: as the CMS names the fields. */
export function labelOf(file: FileName, path: readonly (string | number)[]): string {
  const words = path.map((step, index) => {
    if (typeof step === "number") return ` ${step + 1}`;
    const [, name = step, language] = /^(.+)_([a-z]{2,3})$/.exec(step) ?? [];
    const found = fieldsAt(file, path.slice(0, index));
    const { label = name } = coreOf(found[step] ?? found[name] ?? z.never()).words;
    return `, ${label}${language && !(step in found) ? ` (${nameOf(language)})` : ""}`;
  });
  return words.join("").slice(2);
}

/** For what the schema itself has no words. */
function say(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== "invalid_type") return undefined;
  if (issue.expected === "array") return "must be a list: each entry begins with a dash";
  if (issue.expected === "object" || issue.expected === "record")
    return issue.input === undefined ? "is missing" : "must hold fields, each in a line of its own";
  return undefined;
}

function sayUnknown(keys: readonly string[], known: Record<string, z.ZodType>): string {
  return `is no field here: ${keys.join(", ")}. The fields are ${Object.keys(known).join(", ")}`;
}

/** The fields of the entry that a path leads to. */
export function fieldsAt(
  file: FileName,
  path: readonly (string | number)[],
): Readonly<Record<string, z.ZodType>> {
  const found = path.reduce<z.ZodType | undefined>((at, step) => {
    const { core } = coreOf(at ?? z.never());
    return core instanceof z.ZodArray ? (core.element as z.ZodType) : shapeOf(core)[step];
  }, schemas[file]);
  return found ? shapeOf(found) : {};
}

/** The languages of a text are gathered before they are checked: `title`, `hi` is written `title_hi`. */
function pathAsWritten(path: readonly PropertyKey[]): (string | number)[] {
  const steps = path as (string | number)[];
  const [name, language] = steps.slice(-2);
  const isText = typeof name === "string" && typeof language === "string" && /^([a-z]{2,3})?$/.test(language);
  return isText ? [...steps.slice(0, -2), fieldIn(name, language)] : [...steps];
}
