import { z } from "zod";
import type { ImageSlot } from "./image-slots.ts";

/** What the CMS needs to know about a field besides its type. */
export interface FieldMeta {
  label?: string;
  hint?: string | undefined;
  kind?: FieldKind;
  /** The maximum length of a text, in letters. */
  maxLength?: number;
  /** The placeholders that a text may contain, such as `year` for {year}. By default only `name`. */
  placeholders?: readonly string[];
  /** The name of one entry of a list, which the CMS shows on the button that adds one. */
  itemLabel?: string;
  isText?: true;
  /** The image slot of a picture. */
  slot?: ImageSlot;
  /** A pattern, and the message that the CMS shows at the field if its text does not match. */
  pattern?: readonly [source: string, sentence: string];
  /** Labels of options by value, for values that owners do not know. */
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

/** The inner schema of a field that is optional or converted, and the merged meta of all its wrappers. */
export function unwrapSchema(schema: z.ZodType): { core: z.ZodType; meta: FieldMeta } {
  const inner = innerOf(schema);
  const { core, meta } = inner ? unwrapSchema(inner) : { core: schema, meta: {} };
  return { core, meta: { ...meta, ...fieldMeta.get(schema) } };
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schema.unwrap() as z.ZodType;
  if (!(schema instanceof z.ZodPipe)) return undefined;
  // A transform comes before the schema to prepare its input, or after it to convert its output.
  return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
}

export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const { core } = unwrapSchema(schema);
  return core instanceof z.ZodObject ? core.shape : {};
}

/** The name of a text's field: `title` in the first language, `title_hi` in Hindi. */
export const nameInLanguage = (name: string, language: string) => (language ? `${name}_${language}` : name);

/** `["title", "hi"]` for `title_hi`, and `["title", ""]` for `title`. */
export function nameAndLanguage(field: string): [name: string, language: string] {
  const [, name = field, language = ""] = /^(.+)_([a-z]{2,3})$/.exec(field) ?? [];
  return [name, language];
}
