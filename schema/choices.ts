import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { arrayOf } from "./structure.ts";

// Fields that are chosen, switched or counted instead of being written.

export const oneOf = <const Name extends string>(
  label: string,
  names: readonly Name[],
  hint?: string,
  optionLabels?: Readonly<Record<string, string>>,
) =>
  z
    .enum(names, { error: ({ input }) => describeChoices(names, input) })
    .register(fieldMeta, { label, hint, ...(optionLabels && { optionLabels }) });

const maxListed = 20;
function describeChoices(names: readonly string[], input: unknown): string {
  if (input === undefined || input === null || input === "") return "must not be empty";
  if (names.length <= maxListed) return `must be one of: ${names.join(", ")}`;
  return `must be one of those that /admin offers, such as ${names[0]}`;
}

export const someOf = <const Name extends string>(label: string, names: readonly Name[], hint?: string) =>
  arrayOf(z.enum(names, `must be one of: ${names.join(", ")}`)).register(fieldMeta, { label, hint });

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The CMS leaves out a switch that is off. */
export const boolean = (label: string, hint?: string) =>
  z
    .preprocess((value) => booleans[String(value ?? false)] ?? value, z.boolean("must be true or false"))
    .register(fieldMeta, { label, hint });

/** YAML values are parsed as strings, because only the schema knows what is a number. */
export const toNumber = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;

const maxCount = 36_500;
const wholeNumber = "must be a whole number above 0, such as 24";

export const count = (label: string, hint?: string) =>
  z
    .preprocess(toNumber, z.int(wholeNumber).min(1, wholeNumber).max(maxCount, `may be at most ${maxCount}`))
    .register(fieldMeta, { label, hint });

export const rating = (label: string) =>
  z
    .preprocess(
      toNumber,
      z.literal([5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1], "must be 1 to 5, in steps of a half, such as 4.5"),
    )
    .register(fieldMeta, { label });
