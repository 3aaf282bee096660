import { z } from "zod";
import {
  type FieldKind,
  type FieldMeta,
  fieldMeta,
  nameInLanguage,
  shapeOf,
  unwrapSchema,
} from "#schema/field-meta.ts";
import { schemas } from "#schema/schema.ts";
import type { Published } from "./check-entry.ts";

// The configuration of Sveltia CMS, made of the schemas: an input for each field, with its words and its checks.

export interface AdminSettings {
  name: string;
  /** The CMS's option `backend`: where it saves. */
  backend: object;
  /** The names of all languages but the first, by code: hi → हिन्दी. */
  languages: Readonly<Record<string, string>>;
  published: Published;
}

type Field = Record<string, unknown> & { name: string };

const inputs: Readonly<Partial<Record<FieldKind, object>>> = {
  paragraph: { widget: "text" },
  markdown: {
    widget: "markdown",
    buttons: ["bold", "italic", "link", "heading-two", "bulleted-list"],
    editor_components: [],
  },
  email: { widget: "string", type: "email" },
  firstDay: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  lastDay: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  photograph: {
    widget: "image",
    choose_url: false,
    accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,.heic",
  },
  logo: { ...fileIn("brand"), accept: "image/svg+xml,image/png,image/webp,image/jpeg" },
  film: { ...fileIn("film"), accept: "video/mp4,video/webm" },
};

const commitMessages = {
  update: "Change {{slug}}",
  uploadMedia: "Add {{path}}",
  deleteMedia: "Delete {{path}}",
};

export function makeConfig({ name, backend, languages }: Omit<AdminSettings, "published">): object {
  const config = {
    load_config_file: false,
    backend: { ...backend, commit_messages: commitMessages },
    app_title: name,
    show_preview_links: false,
    editor: { preview: false },
    ...folder("originals"),
    media_libraries: {
      all: {
        max_file_size: 10_000_000,
        slugify_filename: true,
        transformations: { raster_image: { format: "webp", quality: 90, width: 3200, height: 3200 } },
      },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true },
    singletons: Object.entries(schemas).map(([file, schema]) => ({
      name: file,
      label: unwrapSchema(schema).meta.label,
      file: `content/${file}.yaml`,
      fields: fieldsOf(schema, languages),
    })),
  };
  // Drops undefined values, which the CMS rejects.
  return JSON.parse(JSON.stringify(config));
}

function folder(name: string) {
  return { media_folder: `/media/${name}`, public_folder: `/media/${name}` };
}

function fileIn(name: string) {
  return { widget: "file", choose_url: false, ...folder(name) };
}

/** The CMS's fields of a schema. A text has one per language. */
function fieldsOf(schema: z.ZodType, languages: AdminSettings["languages"], depth = 0): Field[] {
  return Object.entries(shapeOf(schema)).flatMap(([name, part]) => {
    const first = fieldOf(name, part, languages, depth);
    const others = unwrapSchema(part).meta.isText ? Object.entries(languages) : [];
    return [
      first,
      ...others.map(([code, title]): Field => {
        const label = `${first.label} (${title})`;
        return { ...first, name: nameInLanguage(name, code), label, hint: undefined, required: false };
      }),
    ];
  });
}

function fieldOf(
  name: string,
  schema: z.ZodType,
  languages: AdminSettings["languages"],
  depth: number,
): Field {
  const { core, meta } = unwrapSchema(schema);
  const { label = name, hint, kind, itemLabel, maxLength, pattern } = meta;
  const required = !schema.safeParse(undefined).success;
  const base = { name, label, hint, required };
  const entryOf = (entry: z.ZodType) => ({
    fields: fieldsOf(entry, languages, depth + 1),
    summary: summaryOf(entry, languages),
    thumbnail: pictureIn(entry),
  });
  if (core instanceof z.ZodObject)
    return { ...base, widget: "object", collapsed: depth === 0 && required, ...entryOf(core) };
  if (core instanceof z.ZodArray) {
    const item = core.element as z.ZodType;
    // With more options than this threshold, the CMS would show a menu instead of checkboxes.
    if (item instanceof z.ZodEnum)
      return { ...base, widget: "select", multiple: true, options: item.options, dropdown_threshold: 99 };
    const inside =
      unwrapSchema(item).core instanceof z.ZodObject
        ? { ...entryOf(item), collapsed: true, minimize_collapsed: depth > 0 }
        : { field: fieldOf("item", item, languages, depth + 1) };
    return { ...base, widget: "list", label_singular: itemLabel, min: required ? 1 : 0, ...inside };
  }
  if (core instanceof z.ZodBoolean) return { ...base, widget: "boolean", required: false };
  if (core instanceof z.ZodNumber) return { ...base, ...numberInput(core, kind) };
  if (core instanceof z.ZodEnum)
    return { ...base, widget: "select", options: optionsOf(core.options.map(String), meta) };
  if (core instanceof z.ZodLiteral)
    return { ...base, widget: "select", options: [...core.values], dropdown_threshold: 1 };
  const maxlength = kind === "markdown" ? undefined : maxLength;
  return { ...base, widget: "string", maxlength, pattern, ...(kind && inputs[kind]) };
}

function numberInput({ minValue, maxValue }: z.ZodNumber, kind: FieldKind | undefined): object {
  // Zod's default bounds, the safe integers, are no limits for the owner.
  const limit = (value: number | null) =>
    value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
  const limits = { min: limit(minValue), max: limit(maxValue) };
  if (kind === "price") return { widget: "number", value_type: "float", step: 0.01, ...limits };
  if (kind === "degrees") return { widget: "number", value_type: "float", step: 0.0001, ...limits };
  return { widget: "number", value_type: "int", ...limits };
}

function optionsOf(values: readonly string[], { optionLabels }: FieldMeta) {
  if (!optionLabels) return values;
  return values.map((value) => ({ label: optionLabels[value] ?? value, value }));
}

/**
 * The title of a collapsed entry, as a template of the CMS: the beginning of its first text in each language, and the last day
 * on which it is shown.
 */
function summaryOf(schema: z.ZodType, languages: AdminSettings["languages"]): string {
  const shape = shapeOf(schema);
  const names = Object.keys(shape);
  const metaOf = (name: string): FieldMeta => fieldMeta.get(shape[name] as z.ZodType) ?? {};
  const text = names.find((name) => metaOf(name).isText);
  const [first = ""] = names;
  // A photograph that has just been chosen has a meaningless blob: URL.
  if (!text) return metaOf(first).kind === "photograph" ? "Picture" : `{{${first}}}`;
  const translations = Object.entries(languages).map(([code, title]) => {
    const name = nameInLanguage(text, code);
    return `{{${name} | ternary(' · ', ' · not in ${title}')}}{{${name} | truncate(${shownLetters})}}`;
  });
  const lastDay = names.find((name) => unwrapSchema(shape[name] as z.ZodType).meta.kind === "lastDay");
  const until = lastDay ? `{{${lastDay} | date('[${untilMark}]YYYY-MM-DD')}}` : "";
  // A phone shows two lines: the day stands before the translations.
  return [`{{${text} | truncate(${shownLetters})}}`, until, ...translations].join("");
}

const shownLetters = 40;
/** Precedes the last day in an entry's title. mark-ended.ts looks for it to mark entries that have ended. */
export const untilMark = " · until ";

function pictureIn(schema: z.ZodType): string | undefined {
  for (const [name, part] of Object.entries(shapeOf(schema))) {
    const { core, meta } = unwrapSchema(part);
    if (meta.kind === "photograph") return name;
    const inside = core instanceof z.ZodObject && pictureIn(core);
    if (inside) return `${name}.${inside}`;
  }
  return undefined;
}
