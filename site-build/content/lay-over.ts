import { z } from "zod";
import { texts } from "#content/schema/fields.ts";
import { type Content, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { ContentFile, ContentFiles } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { fieldsOf, isRecord, type Path, pathInEdition, setAt, valueAt } from "./fields.ts";
import { type Mistake, nameOf } from "./mistake.ts";
import { didYouMean } from "./nearest.ts";

/** A text of content/ that an edition lacks. Guests read it in the language of content/. */
export type MissingText = Content["missing"][number];

/**
 * Lays the files of an edition over those of content/. A file that it lacks is undefined in `own`. `outdated` are texts
 * whose place in content/ has changed or gone. They are left out: an owner who changes content/ alone makes no mistake.
 */
export function layOver(
  files: ContentFiles,
  own: { readonly [file: string]: ContentFile },
): { files: ContentFiles; mistakes: Mistake[]; outdated: Mistake[]; missing: MissingText[] } {
  const mistakes: Mistake[] = [];
  const outdated: Mistake[] = [];
  const missing: MissingText[] = [];
  const laid = Object.entries(files).map(([name, base]) => {
    const { schema } = subjects[name as SubjectFile];
    const edition = own[name];
    const value = structuredClone(base.value);
    const placed = new Set<string>();
    if (edition) {
      mistakes.push(...edition.mistakes);
      const place = (at: Path, text: string) => {
        setAt(value, at, text);
        placed.add(JSON.stringify(at));
      };
      lay(schema, { base, edition, place, mistakes, outdated }, [], []);
    }
    for (const { schema: field, value: text, path } of fieldsOf(schema, base.value))
      if (isText(field) && text && !placed.has(JSON.stringify(path)))
        missing.push({ file: name as SubjectFile, path });
    // Mistakes that are found in the whole are the edition's, because content/ alone has none.
    const inOwn = (path: Path) => pathInEdition(base.value, path);
    const whole: ContentFile = {
      ...base,
      ...edition,
      value,
      lineOf: (path) => (edition ?? base).lineOf(inOwn(path)),
      lineOfName: (path) => (edition ?? base).lineOfName(inOwn(path)),
      written: (path) => (edition ?? base).written(inOwn(path)),
    };
    return [name, whole] as const;
  });
  const whole = Object.fromEntries(laid) as ContentFiles;
  return { files: whole, mistakes, outdated, missing };
}

interface Laying {
  base: ContentFile;
  edition: ContentFile;
  place(at: Path, text: string): void;
  mistakes: Mistake[];
  outdated: Mistake[];
}

/** `path` leads to the value in the edition's file, `at` in the file of content/. */
function lay(schema: z.ZodType, laying: Laying, path: Path, at: Path): void {
  const { base, edition } = laying;
  const value = valueAt(edition.value, path);
  // Still missing.
  if (value === undefined || value === null || value === "") return;
  const given = valueAt(base.value, at);
  const change = whyOutdated(schema, value, given, base.file);
  const problem = change ?? whyUnlike(schema, value, given, base.file);
  if (problem)
    laying[change ? "outdated" : "mistakes"].push(mistakeAt(edition, path, `${nameOf(path)} ${problem}`));
  else if (isText(schema))
    laying.place(at, typeof value === "string" ? value : (edition.written(path)?.source ?? String(value)));
  else for (const step of stepsIn(value)) layPart(unwrap(schema), laying, [...path, step], at);
}

/** A field of an object, or an entry of a list, at the end of `path`; `parent` leads to its parent in content/. */
function layPart(schema: z.ZodType, laying: Laying, path: Path, parent: Path): void {
  const { base, edition } = laying;
  const step = path.at(-1) as string | number;
  const given = valueAt(base.value, parent);
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : keysOf(given);
  const part = partOf(schema, String(step));
  const isKnown = typeof step === "number" || names.includes(step);
  if (part && isKnown && hasTexts(part)) {
    lay(part, laying, path, [...parent, keyed(schema) ? names.indexOf(String(step)) : step]);
    return;
  }
  const message = isKnown
    ? `${nameOf(path)} is the same in all languages and stands in ${base.file} alone. Take it away here.`
    : `${base.file} has no ${step} here.${didYouMean(String(step), names) || " Correct its name or take it away."}`;
  laying[isKnown ? "mistakes" : "outdated"].push(mistakeAt(edition, path, message, edition.lineOfName(path)));
}

/** Whether the place of a value in `file` has gone, or its list has other entries. */
function whyOutdated(schema: z.ZodType, value: unknown, given: unknown, file: string): string | undefined {
  if (given === undefined || given === null || given === "")
    return `is not in ${file}. Write it there first, or take it away here.`;
  const isByPlace = Array.isArray(value) && Array.isArray(given) && !keyed(unwrap(schema));
  if (isByPlace && value.length !== given.length)
    return `must have ${given.length} entries, as in ${file}, in the same order; there ${value.length === 1 ? "is" : "are"} ${value.length}. Until then none of them is shown. {} stands for an entry without texts.`;
}

/** Why a value cannot lie over the `given` one of `file`: it is of another kind. */
function whyUnlike(schema: z.ZodType, value: unknown, given: unknown, file: string): string | undefined {
  if (isText(schema)) return typeof value === "object" ? `must be a text, as in ${file}.` : undefined;
  if (keyed(unwrap(schema)))
    return Array.isArray(value)
      ? `has no dashes here. Begin each entry with its name and a colon, such as ${keysOf(given)[0]}:`
      : undefined;
  if (Array.isArray(given) !== Array.isArray(value) || typeof value !== "object")
    return Array.isArray(given)
      ? `must be a list, as in ${file}: each entry begins with a dash.`
      : `must hold fields, as in ${file}.`;
}

const stepsIn = (value: unknown): (string | number)[] =>
  Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : [];

/** Entries with a slug are named by it in an edition, so that their order is written once. */
function keyed(schema: z.ZodType): boolean {
  const entry = schema instanceof z.ZodArray && unwrap(schema.element as z.ZodType);
  return entry instanceof z.ZodObject && "slug" in entry.shape;
}

function keysOf(given: unknown): string[] {
  if (Array.isArray(given)) return given.map((entry) => String(isRecord(entry) ? entry.slug : ""));
  return isRecord(given) ? Object.keys(given) : [];
}

function partOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[key] as z.ZodType | undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
}

/** Whether an edition may hold this field: it is a text, or has one in it. */
export function hasTexts(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return Object.values<z.ZodType>(inner.shape).some(hasTexts);
  if (inner instanceof z.ZodRecord) return hasTexts(inner.valueType as z.ZodType);
  if (inner instanceof z.ZodArray) return hasTexts(inner.element as z.ZodType);
  return isText(inner);
}

const isText = (schema: z.ZodType): boolean => texts.get(unwrap(schema) as never)?.isText === true;

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}
