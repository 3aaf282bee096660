import { z } from "zod";
import type { ImageSlot } from "./image-slots.ts";

/** What the CMS needs to know of a field besides its type. */
export interface FieldMeta {
  label?: string;
  hint?: string | undefined;
  kind?: FieldKind;
  /** The most characters of a text. */
  maxLength?: number;
  /** What the website fills into a text: of `name` and `year`, {name} and {year}. By default `name` alone. */
  placeholders?: readonly string[];
  /** Names one entry of a list: the CMS shows it on the button that adds one. */
  itemLabel?: string;
  isText?: true;
  /** Of a picture. */
  slot?: ImageSlot;
  /** Said at the field itself when its text does not match, before our own check runs. */
  pattern?: readonly [source: string, sentence: string];
  /** By their values, where the value itself is no word that an owner knows. */
  optionLabels?: Readonly<Record<string, string>>;
}

export type FieldKind =
  | "paragraph"
  | "markdown"
  | "email"
  | "firstDay"
  | "lastDay"
  | "price"
  | "degrees"
  | "photograph"
  | "picture"
  | "logo"
  | "film";

export const fieldMeta = z.registry<FieldMeta>();

/** A field without the wrappers that convert its value or make it optional, and the meta of all of them. */
export function coreOf(schema: z.ZodType): { core: z.ZodType; meta: FieldMeta } {
  const inner = innerOf(schema);
  const { core, meta } = inner ? coreOf(inner) : { core: schema, meta: {} };
  return { core, meta: { ...meta, ...fieldMeta.get(schema) } };
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schema.unwrap() as z.ZodType;
  if (!(schema instanceof z.ZodPipe)) return undefined;
  // A transform before the schema prepares its value; one behind it converts the result.
  return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
}

export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const { core } = coreOf(schema);
  return core instanceof z.ZodObject ? core.shape : {};
}

/** The name of a text's field: `title` in the first language, `title_hi` in Hindi. */
export const nameInLanguage = (name: string, language: string) => (language ? `${name}_${language}` : name);

/** `["title", "hi"]` for `title_hi`, and `["title", ""]` for `title`. */
export function nameAndLanguage(field: string): [name: string, language: string] {
  const [, name = field, language = ""] = /^(.+)_([a-z]{2,3})$/.exec(field) ?? [];
  return [name, language];
}
