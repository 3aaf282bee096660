import { z } from "zod";
import { decorativeSlots, type ImageSlot } from "#schema/image-slots.ts";
import { normalizeEmail } from "#shared/normalize-email.ts";
import { findMarkdownFaults } from "./markdown.ts";
import { whereItMoved } from "./moved-settings.ts";
import {
  cleanText,
  isLink,
  linkRule,
  parseDay,
  parseEmail,
  parseLink,
  parseNumber,
  parseSwitch,
} from "./normalize.ts";
import { parsePrice } from "./price.ts";

// The kinds of fields in content/, each with its check and the words that the CMS shows beside it.

/** A text in the languages that have it. The first language of site.yaml always has it. */
export class Text {
  readonly first: string;
  /** By language: hi. */
  readonly others: Record<string, string> = {};
  constructor(first: string) {
    this.first = first;
  }
}

/** A photograph in an image slot of the layout. */
export interface Picture {
  readonly slot: ImageSlot;
  readonly file: string;
  /** What it shows; undefined for decoration. */
  readonly alt: Text | undefined;
  readonly focus: (typeof focuses)[keyof typeof focuses];
}

export const isPicture = (part: unknown): part is Picture =>
  "slot" in Object(part) && "focus" in Object(part);

/** What the CMS shows for a field: `label` and `hint` beside it, `kind` for its input, `one` on the button that adds to a list. */
export interface FieldMeta {
  label?: string;
  hint?: string | undefined;
  kind?: "paragraph" | "markdown" | "day" | "photograph" | "logo" | "film";
  most?: number;
  one?: string;
  isText?: true;
}
export const fieldMeta = z.registry<FieldMeta>();

/** The kind of a field, inside of what converts its value or makes it optional, and the words of all of them. */
export function coreOf(schema: z.ZodType): { core: z.ZodType; words: FieldMeta } {
  let inner: z.core.$ZodType | undefined;
  if (schema instanceof z.ZodOptional) inner = schema.unwrap();
  if (schema instanceof z.ZodPipe) inner = schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  const { core, words } = inner ? coreOf(inner as z.ZodType) : { core: schema, words: {} };
  return { core, words: { ...words, ...fieldMeta.get(schema) } };
}

export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const { core } = coreOf(schema);
  return core instanceof z.ZodObject ? core.shape : {};
}

/** The name of a text's field: `title` in the first language, `title_hi` in Hindi. */
export const fieldIn = (name: string, language: string) => (language ? `${name}_${language}` : name);
export const nameAndLanguage = (field: string) => /^(.+)_([a-z]{2,3})$/.exec(field)?.slice(1) ?? [field, ""];

const needed = "must not be empty";
/** The CMS has read 01067 without quotation marks as the number 1067: only the owner knows what stood there. */
const noText = ({ input }: z.core.$ZodRawIssue) => {
  if (typeof input === "number" || typeof input === "boolean")
    return "stands in the file without quotation marks. Write it here once more";
  return input === undefined || input === null ? needed : "must be a text. Put it in quotation marks";
};
const clean = (value: unknown) => (typeof value === "string" ? cleanText(value) : value);
const written = z.preprocess(clean, z.string({ error: noText }).min(1, needed));
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && cleanText(value) === "");
/** Empty equals missing. */
export const maybe = <Part extends z.ZodType>(part: Part) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), part.optional());

/** As a reader counts them: कि is one. */
const letters = new Intl.Segmenter();
const lettersIn = (text: string) => [...letters.segment(text)].length;
/** Of web pages, of Markdown, and of WhatsApp: *bold*. */
const markup = /<\/?[a-z][^<>]*>|&(\w+|#\d+);|\*\*|\]\(|(?<!\S)\*[^\s*][^*]*\*/i;
const plainWords = "must be plain words: guests would read <b>, *b* and &amp; as they stand here";
/** What the build fills in: outside of the privacy notice the first one only. */
const placeholders = ["name", "days", "minutes", "savedDays", "email", "address"].map((own) => `{${own}}`);

const wordsWithin = ({ most = 5000, kind }: FieldMeta) =>
  z
    .string()
    .refine((own) => lettersIn(own) <= most, `may have at most ${most} letters`)
    .refine((own) => kind === "markdown" || !markup.test(own), plainWords)
    .refine(
      (own) => kind === "markdown" || !own.includes("\n"),
      "must be one paragraph. Put a space in place of the line break",
    )
    .superRefine((own, { addIssue }) => {
      const known = kind === "markdown" ? placeholders : placeholders.slice(0, 1);
      const wrong = own.match(/\{ ?\w*( ?\})?|\}/g)?.find((each) => !known.includes(each));
      const [fault] = kind === "markdown" ? findMarkdownFaults(own) : [];
      if (fault) addIssue(fault);
      if (wrong) addIssue(`has ${wrong}, which the website does not know. It knows ${known.join(", ")}`);
    });

export const text = (label: string, rest: FieldMeta = {}) =>
  written
    .pipe(wordsWithin(rest))
    .transform((first) => new Text(first))
    .register(fieldMeta, { label, ...rest, isText: true });
export const paragraph = (label: string, rest: FieldMeta = {}) => text(label, { ...rest, kind: "paragraph" });
export const maybeText = (label: string, rest: FieldMeta = {}) => maybe(text(label, rest));

/** Fields that belong together. Beside a text stand its other languages: title_hi beside title. */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const takeOthers = (value: Record<string, unknown>, { issues, addIssue }: z.core.$RefinementCtx) => {
    const say = (key: string, message: string) => addIssue({ code: "custom", path: [key], message });
    const hasIssue = (name: string) => issues.some(({ path }) => path?.[0] === name);
    const { from, until } = value;
    if (from && until && from > until && !hasIssue("from") && !hasIssue("until"))
      say("until", "comes before the first day");
    for (const [key, own] of Object.entries(value).filter(([each]) => !Object.hasOwn(shape, each))) {
      delete value[key];
      const [name = "", language = ""] = nameAndLanguage(key);
      const field = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : z.never();
      if (!coreOf(field).words.isText) {
        say(
          key,
          whereItMoved(key) ?? `is no field here: ${key}. The fields are ${Object.keys(shape).join(", ")}`,
        );
      } else if (!isEmpty(own)) {
        const first = value[name];
        const { data, error } = field.safeParse(own);
        for (const { message } of error?.issues ?? []) say(key, message);
        if (first instanceof Text && data instanceof Text) first.others[language] = data.first;
        if (!first && !hasIssue(name)) say(name, "is missing in the first language");
      }
    }
  };
  const error: z.core.$ZodErrorMap = ({ input }) =>
    input === undefined ? "is missing" : "must hold fields, each in a line of its own";
  const object = z
    .looseObject(shape, { error })
    // Also beside fields with mistakes.
    .superRefine(takeOthers, { when: ({ issues }) => issues.every(({ path }) => path?.length) });
  return object as unknown as z.ZodObject<Shape>;
}
export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  entry(shape).register(fieldMeta, { label, hint });
export const maybeGroup = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  maybe(group(label, shape, hint));

const noList = "must be a list: each entry begins with a dash";
const arrayOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (isEmpty(value) ? [] : value), z.array(item, noList));
/** `one` names an entry. */
export const list = <Shape extends z.ZodRawShape>(label: string, one: string, shape: Shape) =>
  arrayOf(entry(shape)).register(fieldMeta, { label, one });
export const lines = (label: string, one: string, { hint, ...rest }: FieldMeta = {}) =>
  arrayOf(
    z.preprocess(
      // A list of texts without 'line:'.
      (own) => (typeof own === "string" ? { line: own } : own),
      entry({ line: text(one, rest) }).transform(({ line }) => line),
    ),
  ).register(fieldMeta, { label, one, hint });
export const nonEmptyList = <Item extends z.ZodType>(label: string, one: string, item: Item, hint?: string) =>
  z
    .array(item, noList)
    .min(1, `needs at least one ${one.toLowerCase()}`)
    .register(fieldMeta, { label, one, hint });

/** A text that `read` brings into the one form that is right. */
export const refined = (
  read: (text: string) => string,
  right: RegExp | ((text: string) => boolean),
  error: string,
  label: string,
  rest: FieldMeta = {},
) =>
  written
    .transform(read)
    .refine((own) => (right instanceof RegExp ? right.test(own) : right(own)), { error, abort: true })
    .register(fieldMeta, { label, ...rest });
/** Google Maps is google-maps, and Center is centre. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[\W_]/g, "").replace("center", "centre");
export const oneOf = <const Name extends string>(label: string, names: readonly Name[], hint?: string) =>
  z
    .preprocess(
      (own) => names.find((name) => lettersOf(name) === lettersOf(String(own))) ?? own,
      z.enum(names, `must be one of: ${names.join(", ")}`),
    )
    .register(fieldMeta, { label, hint });
export const someOf = <const Name extends string>(label: string, names: readonly Name[], hint?: string) =>
  arrayOf(z.enum(names, `must be one of: ${names.join(", ")}`)).register(fieldMeta, { label, hint });
export const boolean = (label: string, hint?: string) =>
  z.preprocess(parseSwitch, z.boolean("must be yes or no")).register(fieldMeta, { label, hint });
const wholeNumber = "must be a whole number above 0, such as 24";
export const count = (label: string, hint?: string) =>
  z
    .preprocess(parseNumber, z.int(wholeNumber).min(1, wholeNumber).max(36_500, "may be at most 36500"))
    .register(fieldMeta, { label, hint });
export const rating = (label: string) =>
  z
    .preprocess(
      parseNumber,
      z.literal([5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1], "must be 1 to 5, halves allowed: 4.5"),
    )
    .register(fieldMeta, { label });
/** A text in which `read` finds what is meant, or the sentence that asks back. */
export const parsed = <Meant extends object>(
  label: string,
  hint: string,
  read: (text: string) => Meant | string,
) =>
  written
    .transform((text, context) => {
      const meant = read(text);
      if (typeof meant !== "string") return meant;
      context.addIssue({ code: "custom", message: meant });
      return z.NEVER;
    })
    .register(fieldMeta, { label, hint });
export const email = (label: string) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? parseEmail(normalizeEmail(value)) : value),
      z.email("must be a mail address, such as asha@example.in"),
    )
    .register(fieldMeta, { label });
export const link = (label: string, hint?: string) => refined(parseLink, isLink, linkRule, label, { hint });

export const price = maybe(parsed("Price", "Such as: 6,500. Empty: on request.", parsePrice));

const dayForm = "must be a day that exists, with the year first, such as 2026-12-20";
const day = (label: string, hint: string) =>
  refined(parseDay, (text) => text.startsWith("20") && z.iso.date().safeParse(text).success, dayForm, label, {
    hint,
    kind: "day",
  });
/** The days on which an entry is shown. `entry` checks their order. */
export const days = {
  from: maybe(day("First day", "Empty: from now on.")),
  until: maybe(day("Last day", "Empty: without end.")),
};
/** A file of a folder of media/, which the reader looks for. `types`: such as SVG. */
export const fileIn = (folder: string, types: readonly string[], label: string, rest: FieldMeta) =>
  refined(
    (text) => text,
    new RegExp(`^/media/${folder}/[^/]+\\.(${types.join("|")})$`, "i"),
    `must be a file in /media/${folder}/: ${types.join(", ")}`,
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
/** /media/originals/pool.webp for pool.webp and media/originals/pool.webp. */
const file = refined(
  (text) => text.replace(/^(\.?\/?(media\/)?originals\/)?(?=[^/:\\]+$)/, "/media/originals/"),
  /^\/media\/originals\/[^/]+\.(jpe?g|png|webp|avif)$/i,
  "must be a photograph in /media/originals/: JPEG, PNG, WebP or AVIF. Upload a telephone's HEIC at /admin, which makes it WebP",
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
export const picture = (slot: ImageSlot, label = "Picture") =>
  // The text over decoration says everything.
  entry(decorativeSlots.includes(slot) ? { file, focus } : { file, alt, focus })
    .transform((own): Picture => {
      const { file, alt, focus } = own as typeof own & { alt?: Text };
      return { slot, file, alt, focus: focuses[focus ?? "centre"] };
    })
    .register(fieldMeta, { label });

const networks = ["facebook", "instagram", "youtube", "x", "whatsapp", "linkedin", "tripadvisor"] as const;
export const social = (label: string) =>
  list(label, "Link", {
    icon: oneOf("Network", [...networks, "google-maps"]),
    target: maybe(link("Address", "Empty: no link.")),
  });
