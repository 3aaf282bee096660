import { z } from "zod";
import type { Place } from "#media/places.ts";
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
export class Picture<In extends Place = Place> {
  readonly place: In;
  readonly file: string;
  readonly alt: Text | undefined;
  readonly focus: Focus;
  readonly credit: string | undefined;
  constructor(place: In, { file, alt, focus, credit }: Omit<Picture, "place">) {
    this.place = place;
    this.file = file;
    this.alt = alt;
    this.focus = focus;
    this.credit = credit;
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
  const inner =
    schema instanceof z.ZodOptional
      ? schema.unwrap()
      : schema instanceof z.ZodPipe
        ? schema.in instanceof z.ZodTransform
          ? schema.out
          : schema.in
        : undefined;
  const rest = inner === undefined ? { core: schema, words: {} } : coreOf(inner as z.ZodType);
  return { core: rest.core, words: { ...rest.words, ...shown.get(schema) } };
}

/** The fields of an entry, by name. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const { core } = coreOf(schema);
  return core instanceof z.ZodObject ? core.shape : {};
}

/** The name of a text's field: `title` in the first language, `title_hi` in Hindi. */
export const fieldIn = (name: string, language?: string) => (language ? `${name}_${language}` : name);

const needed = "must not be empty";
const isEmpty = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "");
/** Empty equals missing. */
export const maybe = <Part extends z.ZodType>(part: Part) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), part.optional());
/** YAML reads 2025 and true as other things than texts. */
const asWritten = (value: unknown) =>
  typeof value === "number" || typeof value === "boolean" ? String(value) : value;
export const written = z.preprocess(asWritten, z.string(needed).trim().min(1, needed));

/** The languages of a text, gathered by `entry`: the first one under the empty name. */
const languagesOf = ({ most = 5000 }: Shown) =>
  z.record(z.string(), maybe(written.pipe(z.string().max(most, `may have at most ${most} letters`))));
function toText({ "": first = "", ...others }: Record<string, string | undefined>) {
  return new Text(
    first,
    Object.fromEntries(Object.entries(others).flatMap(([key, own]) => (own ? [[key, own]] : []))),
  );
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
  return z.preprocess(gather, z.strictObject(shape));
}
export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  entry(shape).register(shown, { label, hint });

export const list = <Item extends z.ZodType>(label: string, one: string, item: Item, rest: Shown = {}) =>
  z.preprocess((value) => value ?? [], z.array(item)).register(shown, { label, one, ...rest });
export const filled = <Item extends z.ZodType>(label: string, one: string, item: Item, rest: Shown = {}) =>
  z
    .array(item)
    .min(1, `needs at least one ${one.toLowerCase()}`)
    .register(shown, { label, one, ...rest });
export const textLine = (one: string, rest: Shown = {}) =>
  entry({ line: text(one, rest) }).transform(({ line }) => line);
export const texts = (label: string, one: string, rest: Shown = {}) =>
  filled(label, one, textLine(one), rest);

const cleaned = (value: unknown, clean: (text: string) => string) =>
  typeof value === "string" ? clean(value) : value;
export const settingId = (label: string) =>
  matching(/^[\w-]+$/, "must be letters, digits, hyphens and underscores", label);
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
/** A language with its country, which decides how numbers and days are written. */
function isLanguage(tag: string): boolean {
  try {
    const { language, region, baseName } = new Intl.Locale(tag);
    return region !== undefined && language.length < 4 && baseName === tag;
  } catch {
    return false;
  }
}
export const matching = (pattern: RegExp, message: string, label: string, rest: Shown = {}) =>
  z
    .preprocess(asWritten, z.string(needed).trim().min(1, needed).regex(pattern, message))
    .register(shown, { label, ...rest });
export const oneOf = <const Name extends string>(label: string, names: readonly Name[], hint?: string) =>
  z.enum(names, `must be one of: ${names.join(", ")}`).register(shown, { label, hint });
export const yes = (label: string, hint?: string) =>
  z
    .preprocess((value) => value ?? false, z.boolean("must be true or false"))
    .register(shown, { label, hint });
export const count = (label: string, hint?: string) => {
  const message = "must be a whole number above 0";
  return z.int(message).min(1, message).max(36_500, "may be at most 36500").register(shown, { label, hint });
};
export const degrees = (label: string, most: number) => {
  const message = `must be degrees between -${most} and ${most}, such as 29.77`;
  return z.number(message).min(-most, message).max(most, message).register(shown, { label });
};
export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "must be lower-case letters, digits and hyphens, such as winter-sun",
  "Name in addresses",
  {
    hint: "The end of its address. Do not change it later: links to it would break.",
  },
);
export const telephone = (label: string, hint?: string) =>
  z
    .preprocess(
      (value) => cleaned(asWritten(value), cleanTelephone),
      z.string(needed).regex(/^\+\d[\d ]{6,20}$/, "must look like +91 98765 43210"),
    )
    .register(shown, { label, hint });
const day = (label: string, hint?: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date("must be a day that exists, such as 2026-12-20"),
    )
    .register(shown, { label, hint, kind: "day" });
const pages = Object.values(pagePaths);
export const link = (label: string, hint?: string) =>
  matching(
    new RegExp(`^((${pages.join("|")})([?#]\\S*)?|https://\\S+|mailto:\\S+|tel:\\S+)$`),
    `must be a page (${pages.join(", ")}), or an address that begins with https://`,
    label,
    { hint },
  );

/** Two entries with the same name in addresses would be one page. */
export const noneTwice = (entries: readonly { slug: string }[], context: z.core.$RefinementCtx) => {
  for (const [index, { slug: name }] of entries.entries())
    if (entries.findIndex((other) => other.slug === name) < index)
      context.addIssue({
        code: "custom",
        path: [index, "slug"],
        message: `is the name of another entry too: ${name}`,
      });
};

/** A price: 6,500 in rupees, PHP 6,500 in pesos. Without one it is "on request". */
export const price = maybe(
  matching(
    /^((₹|Rs\.?|INR|PHP) ?)?(\d+|\d{1,3}(,\d{2,3})+)(\.\d{1,2})?$/,
    "must be an amount such as 6,500, or PHP 6,500",
    "Price",
    {
      hint: "In rupees, such as 6,500. Write PHP 6,500 for pesos. Empty: on request.",
    },
  )
    .transform((given) => ({
      amount: Number(given.replaceAll(/[^\d.]|^\D+/g, "")),
      currency: given.startsWith("PHP") ? ("PHP" as const) : ("INR" as const),
    }))
    .refine(({ amount }) => amount > 0, "must be more than 0"),
);
export const priceNote = maybeText("Note on the price", {
  hint: "Such as: 24 December to 1 January: ₹9,000",
  most: 80,
});

/** A file of a folder of media/, which the reader looks for. */
export const fileIn = (folder: string, kinds: string, message: string, label: string, rest: Shown) =>
  matching(new RegExp(`^/media/${folder}/[^/]+\\.(${kinds})$`, "i"), message, label, rest);
export const photograph = (label: string, hint?: string) =>
  fileIn(
    "originals",
    "jpe?g|png|webp|avif|hei[cf]",
    "must be a photograph in /media/originals/: JPEG, PNG, WebP, AVIF or HEIC",
    label,
    { kind: "photograph", hint },
  );

/** The part of a picture that no crop may lose, from its left and top edge. */
export const focuses = {
  centre: [0.5, 0.5],
  top: [0.5, 0.25],
  bottom: [0.5, 0.75],
  left: [0.25, 0.5],
  right: [0.75, 0.5],
} as const;
export type Focus = (typeof focuses)[keyof typeof focuses];
export const picture = <In extends Place>(place: In, label = "Picture", hint?: string) =>
  entry({
    file: photograph("Photograph"),
    alt: text("What it shows", { hint: "One sentence, for people who cannot see it.", most: 200 }),
    focus: maybe(
      oneOf(
        "Most important part",
        Object.keys(focuses) as (keyof typeof focuses)[],
        "Narrow crops keep this part. Empty: the middle.",
      ),
    ),
    credit: maybe(written).register(shown, { label: "Who took it", hint: "Empty: an illustration." }),
  })
    .transform(
      ({ file, alt, focus = "centre", credit }) =>
        new Picture(place, { file, alt, focus: focuses[focus], credit }),
    )
    .register(shown, { label, hint });
export const pictures = <In extends Place>(place: In, label: string, hint?: string) =>
  filled(label, "Picture", picture(place), { hint });
export const titled = <In extends Place>(place: In) =>
  list("Gallery", "Picture", entry({ title: text("Title", { most: 40 }), picture: picture(place) }));

export const days = {
  from: maybe(day("First day", "Empty: from now on.")),
  until: maybe(day("Last day", "Empty: without end.")),
};
export const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until;
export const order = { message: "comes before the first day", path: ["until"] };
export const mailAddress = (label: string) =>
  z
    .preprocess((value) => cleaned(value, cleanMailAddress), z.email("must be a mail address"))
    .register(shown, { label });
export const timeZone = (label: string) =>
  z
    .string(needed)
    .refine(isTimeZone, "must be the name of a time zone, such as Asia/Kolkata")
    .register(shown, { label });
export const language = (label: string, hint: string) =>
  z
    .string(needed)
    .refine(isLanguage, "must be a language and a country, such as en-IN or hi-IN")
    .register(shown, { label, hint });
