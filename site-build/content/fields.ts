import { z } from "zod";

/** The keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

export interface Field {
  schema: z.ZodType;
  value: unknown;
  path: Path;
}

/** Every leaf of `value` with its schema. Missing fields are left out. */
export function* fieldsOf(schema: z.ZodType, value: unknown, path: Path = []): Generator<Field> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    yield* fieldsOf(schema.unwrap() as z.ZodType, value, path);
  } else if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [key, part] of Object.entries<z.ZodType>(schema.shape))
      if (key in value) yield* fieldsOf(part, value[key], [...path, key]);
  } else if (schema instanceof z.ZodRecord && isRecord(value)) {
    for (const [key, part] of Object.entries(value))
      yield* fieldsOf(schema.valueType as z.ZodType, part, [...path, key]);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* fieldsOf(schema.element as z.ZodType, item, [...path, index]);
  } else if (schema instanceof z.ZodTuple && Array.isArray(value)) {
    for (const [index, item] of schema.def.items.entries())
      yield* fieldsOf(item as z.ZodType, value[index], [...path, index]);
  } else {
    yield { schema, value, path };
  }
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => (isParent(part) ? part[step] : undefined), value);
}

export function setAt(value: unknown, path: Path, replacement: unknown): void {
  const parent = valueAt(value, path.slice(0, -1));
  const last = path.at(-1);
  if (isParent(parent) && last !== undefined) parent[last] = replacement;
}

/** Whether `path` is `above` or leads to a part of it. */
export function isWithin(path: Path, above: Path): boolean {
  return above.every((step, at) => step === path[at]);
}

/** The same place in a file of an edition, where an entry with a slug is named by it. `value`: the file of content/. */
export function pathInEdition(value: unknown, path: Path): Path {
  return path.map((step, depth) => {
    const entry = typeof step === "number" && valueAt(value, path.slice(0, depth + 1));
    return isRecord(entry) && typeof entry.slug === "string" ? entry.slug : step;
  });
}

/** The reverse of pathInEdition. */
export function pathInContent(value: unknown, path: Path): Path {
  return path.map((step, depth) => {
    const list = valueAt(value, pathInContent(value, path.slice(0, depth)));
    const isNamed = Array.isArray(list) && typeof step === "string";
    const at = isNamed ? list.findIndex((entry) => isRecord(entry) && entry.slug === step) : -1;
    return at < 0 ? step : at;
  });
}

/** Whether two values of YAML or JSON are the same, in whatever order their fields are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isParent(one) || !isParent(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return isParent(value) && !Array.isArray(value);
}

function isParent(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}
