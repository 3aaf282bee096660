import { z } from "zod";
import { decorativePlaces, type Place } from "#schema/places.ts";
import { cleanMailAddress, cleanTelephone } from "#shared/clean-address.ts";
import { pagePaths } from "#shared/pages.ts";

// The kinds of fields in content/, each with its check and the words that the CMS shows beside it.

/** A text in the languages that have it. The first language of site.yaml always has it. */
export class Text {
  readonly first: string;
  /** By language: hi. */
  readonly others: Readonly<Record<string, string>>;
  constructor(first: string, others: Readonly<Record<string, string>>) {
    this.first = first;
    this.others = others;
  }
}

/** A photograph at its place of the layout. */
export class Picture {
  readonly place: Place;
  readonly file: string;
  /** What it shows; undefined for decoration. */
  readonly alt: Text | undefined;
  readonly focus: Focus;
  constructor(place: Place, file: string, alt: Text | undefined, focus: Focus) {
    this.place = place;
    this.file = file;
    this.alt = alt;
    this.focus = focus;
  }
}

/** What the CMS shows for a field: `label` and `hint` beside it, `kind` for its input, `one` on the button that adds to a list. */
export interface Shown {
  label?: string;
  hint?: string | undefined;
  kind?: "paragraph" | "markdown" | "day" | "photograph" | "logo" | "film";
  most?: number;
  one?: string;
  isText?: true;
  optional?: true;
}
export const shown = z.registry<Shown>();

/** What stands inside a schema: without what only converts a value, fills it in or makes it optional. */
export function coreOf(schema: z.ZodType): { core: z.ZodType; words: Shown } {
  let inner: z.core.$ZodType | undefined;
  if (schema instanceof z.ZodOptional) inner = schema.unwrap();
  if (schema instanceof z.ZodPipe) inner = schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  const { core, words } = inner ? coreOf(inner as z.ZodType) : { core: schema, words: {} };
  return { core, words: { ...words, ...shown.get(schema) } };
}

/** The fields of an entry, by name. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const { core } = coreOf(schema);
  return core instanceof z.ZodObject ? core.shape : {};
}

/** The name of a text's field: `title` in the first language, `title_hi` in Hindi. */
export const fieldIn = (name: string, language?: string) => (language ? `${name}_${language}` : name);

const needed = "must not be empty";
/** YAML reads 2025 and true as other things than texts. */
const asWritten = (value: unknown) =>
  typeof value === "number" || typeof value === "boolean" ? String(value) : value;
const written = z.preprocess(asWritten, z.string(needed).trim().min(1, needed));
const isEmpty = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "");
/** Empty equals missing. */
export const maybe = <Part extends z.ZodType>(part: Part) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), part.optional());

/** The languages of a text, gathered by `entry`: the first one under the empty name. */
const languagesOf = ({ most = 5000 }: Shown) =>
  z.record(z.string(), maybe(written.pipe(z.string().max(most, `may have at most ${most} letters`))));
function toText({ "": first = "", ...others }: Record<string, string | undefined>) {
  const given = Object.entries(others).flatMap(([language, own]) => (own ? [[language, own]] : []));
  return new Text(first, Object.fromEntries(given));
}

export const text = (label: string, rest: Shown = {}) =>
  languagesOf(rest)
    .refine((texts) => texts[""], needed)
    .transform(toText)
    .register(shown, { label, ...rest, isText: true });
export const paragraph = (label: string, rest: Shown = {}) => text(label, { ...rest, kind: "paragraph" });
export const maybeText = (label: string, rest: Shown = {}) =>
  languagesOf(rest)
    .refine((texts) => texts[""] || !Object.values(texts).some(Boolean), "is missing in the first language")
    .transform((texts) => (texts[""] ? toText(texts) : undefined))
    .register(shown, { label, ...rest, isText: true, optional: true });

/** Fields that belong together. The languages of each text are gathered before they are checked. */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).filter((name) => shown.get(shape[name] as z.ZodType)?.isText);
  const gather = (value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const gathered: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, {}]));
    for (const [key, own] of Object.entries(value)) {
      const [, name = key, language = ""] = /^(.+)_([a-z]{2,3})$/.exec(key) ?? [];
      if (names.includes(name)) Object.assign(gathered[name] as object, { [language]: own });
      else gathered[key] = own;
    }
    return gathered;
  };
  return z.preprocess(gather, z.strictObject(shape).refine(isInOrder, order));
}
export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  entry(shape).register(shown, { label, hint });
export const maybeGroup = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  maybe(group(label, shape, hint));

const arrayOf = <Item extends z.ZodType>(item: Item) => z.preprocess((value) => value ?? [], z.array(item));
/** `one` names an entry. */
export const list = <Shape extends z.ZodRawShape>(label: string, one: string, shape: Shape) =>
  arrayOf(entry(shape)).register(shown, { label, one });
export const lines = (label: string, one: string, rest: Shown = {}) =>
  arrayOf(entry({ line: text(one, rest) }).transform(({ line }) => line)).register(shown, { label, one });
export const filled = <Item extends z.ZodType>(label: string, one: string, item: Item, hint?: string) =>
  z.array(item).min(1, `needs at least one ${one.toLowerCase()}`).register(shown, { label, one, hint });

export const matching = (pattern: RegExp, message: string, label: string, rest: Shown = {}) =>
  z
    .preprocess(asWritten, z.string(needed).trim().min(1, needed).regex(pattern, message))
    .register(shown, { label, ...rest });
export const oneOf = <const Name extends string>(label: string, names: readonly Name[], hint?: string) =>
  z.enum(names, `must be one of: ${names.join(", ")}`).register(shown, { label, hint });
export const someOf = <const Name extends string>(label: string, names: readonly Name[], hint?: string) =>
  arrayOf(z.enum(names, `must be one of: ${names.join(", ")}`)).register(shown, { label, hint });
export const yes = (label: string, hint?: string) =>
  z
    .preprocess((value) => value ?? false, z.boolean("must be true or false"))
    .register(shown, { label, hint });
export const count = (label: string, hint?: string) =>
  z
    .int("must be a whole number above 0")
    .min(1, "must be a whole number above 0")
    .max(36_500, "may be at most 36500")
    .register(shown, { label, hint });
export const degrees = (label: string, most: number) => {
  const message = `must be degrees between -${most} and ${most}, such as 29.77`;
  return z.number(message).min(-most, message).max(most, message).register(shown, { label });
};
/** The hint of what an owner leaves alone. */
export const forDeveloper = "Only your developer changes this.";
export const timeZone = z
  .string(needed)
  .refine(isTimeZone, "must be the name of a time zone, such as Asia/Kolkata")
  .register(shown, { label: "Time zone", hint: forDeveloper });
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
/** With its country, which decides how numbers and days are written. */
export const language = matching(
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?-[A-Z]{2}$/,
  "must be a language and a country, such as en-IN or hi-IN",
  "Language and country",
);

const cleaned = (clean: (text: string) => string) => (value: unknown) => {
  const own = asWritten(value);
  return typeof own === "string" ? clean(own) : own;
};
export const telephone = (label: string, hint = "Such as: +91 98765 43210") =>
  z
    .preprocess(
      cleaned(cleanTelephone),
      z.string(needed).regex(/^\+\d[\d ]{6,20}$/, "must look like +91 98765 43210"),
    )
    .register(shown, { label, hint });
export const mailAddress = (label: string) =>
  z.preprocess(cleaned(cleanMailAddress), z.email("must be a mail address")).register(shown, { label });
const pages = Object.values(pagePaths);
export const link = (label: string, hint?: string) =>
  matching(
    new RegExp(`^((${pages.join("|")})([?#]\\S*)?|https://\\S+|mailto:\\S+|tel:\\S+)$`),
    `must be a page (${pages.join(", ")}), or an address that begins with https://`,
    label,
    { hint },
  );

/** A price: 6,500 in rupees, PHP 6,500 in pesos. Without one it is "on request". */
export const price = maybe(
  matching(
    /^((₹|Rs\.?|INR|PHP) ?)?(\d+|\d{1,3}(,\d{2,3})+)(\.\d{1,2})?$/,
    "must be an amount such as 6,500, or PHP 6,500",
    "Price",
    { hint: "Such as: 6,500. Empty: on request." },
  )
    .transform((given) => ({
      amount: Number(given.replaceAll(/[^\d.]|^\D+/g, "")),
      currency: given.startsWith("PHP") ? ("PHP" as const) : ("INR" as const),
    }))
    .refine(({ amount }) => amount > 0, "must be more than 0"),
);

const day = (label: string, hint: string) =>
  z.iso.date("must be a day that exists, such as 2026-12-20").register(shown, { label, hint, kind: "day" });
/** The days on which an entry is shown. `entry` checks their order. */
export const days = {
  from: maybe(day("First day", "Empty: from now on.")),
  until: maybe(day("Last day", "Empty: without end.")),
};
const isInOrder = (given: unknown) => {
  const { from, until } = given as { from?: string; until?: string };
  return !from || !until || from <= until;
};
const order = { message: "comes before the first day", path: ["until"] };

/** A list whose entries have addresses, made of their titles. Two with the same title would have the same one. */
export const addressed = <Shape extends z.ZodRawShape & { title: z.ZodType<Text> }>(
  label: string,
  one: string,
  shape: Shape,
) =>
  list(label, one, shape).transform((entries, context) => {
    const slugs = entries.map((each) => slugOf((each as { title: Text }).title));
    for (const [index, slug] of slugs.entries())
      if (slugs.indexOf(slug) < index) {
        const message = "is the title of another entry too";
        context.addIssue({ code: "custom", path: [index, "title"], message });
      }
    return entries.map((each, index) => ({ ...each, slug: slugs[index] ?? "" }));
  });
/** FAMILY FUN PACKAGE → family-fun-package, in the letters of any language. */
const slugOf = ({ first }: Text) =>
  first
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join("-");

/** A file of a folder of media/, which the reader looks for. `type`: such as SVG. */
export const fileIn = (folder: string, type: string, label: string, rest: Shown) =>
  matching(
    new RegExp(`^/media/${folder}/[^/]+\\.${type}$`, "i"),
    `must be a file in /media/${folder}/: ${type}`,
    label,
    rest,
  );

/** The part of a picture that no crop may lose, from its left and top edge. */
const focuses = {
  centre: [0.5, 0.5],
  top: [0.5, 0.25],
  bottom: [0.5, 0.75],
  left: [0.25, 0.5],
  right: [0.75, 0.5],
} as const;
type Focus = (typeof focuses)[keyof typeof focuses];
const file = matching(
  /^\/media\/originals\/[^/]+\.(jpe?g|png|webp|avif|hei[cf])$/i,
  "must be a photograph in /media/originals/: JPEG, PNG, WebP, AVIF or HEIC",
  "Photograph",
  { kind: "photograph" },
);
const focus = maybe(
  oneOf(
    "Most important part",
    Object.keys(focuses) as (keyof typeof focuses)[],
    "Narrow crops keep this part. Empty: the middle.",
  ),
);
const alt = text("What it shows", { hint: "One sentence, for people who cannot see it.", most: 200 });
export const picture = (place: Place, label = "Picture") =>
  // The text over decoration says everything.
  entry(decorativePlaces.includes(place) ? { file, focus } : { file, alt, focus })
    .transform(
      (own) => new Picture(place, own.file, (own as { alt?: Text }).alt, focuses[own.focus ?? "centre"]),
    )
    .register(shown, { label });
