import { z } from "zod";
import { type FieldMeta, fieldMeta, nameAndLanguage, unwrapSchema } from "./field-meta.ts";
import { movedMessage } from "./moved-settings.ts";
import { isEmpty, maybe } from "./optional.ts";
import { Text, text } from "./text.ts";

/** An object with these fields. A text can have further languages beside it: title_hi beside title. */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const error: z.core.$ZodErrorMap = ({ input }) =>
    input === undefined ? "is missing" : "must contain fields, each on its own line";
  const object = z
    .looseObject(shape, { error })
    // Runs even if other fields have mistakes.
    .superRefine((value, context) => mergeTranslations(shape, value, context), { when: isReadable });
  return object as unknown as z.ZodObject<Shape>;
}

/** Whether a check of a whole entry can run: the entry is an object, although its fields may have mistakes. */
export const isReadable = ({ issues }: z.core.ParsePayload) => issues.every(({ path }) => path?.length);

/** Moves title_hi into the Text of `title`, and reports unknown fields. */
function mergeTranslations(
  shape: z.ZodRawShape,
  value: Record<string, unknown>,
  { issues, addIssue }: z.core.$RefinementCtx,
) {
  const addIssueAt = (key: string, message: string) => addIssue({ code: "custom", path: [key], message });
  const hasIssue = (name: string) => issues.some(({ path }) => path?.[0] === name);
  const unknown = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  for (const [key, translation] of unknown) {
    delete value[key];
    const [name, language] = nameAndLanguage(key);
    const field = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : z.never();
    if (!unwrapSchema(field).meta.isText) {
      const unknownField = `unknown field: ${key}. The fields are ${Object.keys(shape).join(", ")}`;
      addIssueAt(key, movedMessage(key) ?? unknownField);
      continue;
    }
    if (isEmpty(translation)) continue;
    const first = value[name];
    const { data, error } = field.safeParse(translation);
    for (const { message } of error?.issues ?? []) addIssueAt(key, message);
    if (first instanceof Text && data instanceof Text) first.others[language] = data.first;
    if (!first && !hasIssue(name)) addIssueAt(name, "is missing in the first language");
  }
}

export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  entry(shape).register(fieldMeta, { label, hint });
export const maybeGroup = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  maybe(group(label, shape, hint));

const listMessage = "must be a list: each entry begins with a dash";

export const arrayOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (isEmpty(value) ? [] : value), z.array(item, listMessage));

/** `itemLabel` names an entry. */
export const list = <Item extends z.ZodType>(label: string, itemLabel: string, item: Item) =>
  arrayOf(item).register(fieldMeta, { label, itemLabel });

/** A list of texts. Each is written as an entry, which has one field per language. */
export const lines = (label: string, itemLabel: string, { hint, ...meta }: FieldMeta = {}) =>
  arrayOf(entry({ line: text(itemLabel, meta) }).transform(({ line }) => line)).register(fieldMeta, {
    label,
    itemLabel,
    hint,
  });

export const nonEmptyList = <Item extends z.ZodType>(
  label: string,
  itemLabel: string,
  item: Item,
  hint?: string,
) =>
  z
    .array(item, listMessage)
    .min(1, `needs at least one ${itemLabel.toLowerCase()}`)
    .register(fieldMeta, { label, itemLabel, hint });
