import { z } from "zod";
import { coreOf, type FieldMeta, fieldIn, fieldMeta, shapeOf } from "#schema/fields.ts";
import { schemas } from "#schema/schema.ts";
import type { Published } from "./check-entry.ts";

// The configuration of Sveltia CMS, made of the schemas: an input for each field, with its words and its checks.

export interface AdminSettings {
  name: string;
  /** Where the CMS saves, in its own words: its option `backend`. */
  backend: object;
  /** Besides the first language, by their codes: hi → हिन्दी. */
  languages: Readonly<Record<string, string>>;
  published: Published;
}

type Field = Record<string, unknown> & { name: string };

const inputs: Readonly<Record<string, object>> = {
  paragraph: { widget: "text" },
  markdown: {
    widget: "markdown",
    buttons: ["bold", "italic", "link", "heading-two", "bulleted-list"],
    editor_components: [],
  },
  day: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
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
      label: coreOf(schema).words.label,
      file: `content/${file}.yaml`,
      fields: fieldsOf(schema, languages),
    })),
  };
  // The CMS refuses a key without a value.
  return JSON.parse(JSON.stringify(config));
}

function folder(name: string) {
  return { media_folder: `/media/${name}`, public_folder: `/media/${name}` };
}

function fileIn(name: string) {
  return { widget: "file", choose_url: false, ...folder(name) };
}

/** A text has a field for each language. */
function fieldsOf(schema: z.ZodType, languages: AdminSettings["languages"], depth = 0): Field[] {
  return Object.entries(shapeOf(schema)).flatMap(([name, part]) => {
    const first = fieldOf(name, part, languages, depth);
    const others = coreOf(part).words.isText ? Object.entries(languages) : [];
    return [
      first,
      ...others.map(([code, title]): Field => {
        const label = `${first.label} (${title})`;
        return { ...first, name: fieldIn(name, code), label, hint: undefined, required: false };
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
  const { core, words } = coreOf(schema);
  const { label = name, hint, kind, one, most } = words;
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
    // Any number of options above the threshold would be a menu in place of boxes to tick.
    if (item instanceof z.ZodEnum)
      return { ...base, widget: "select", multiple: true, options: item.options, dropdown_threshold: 99 };
    const inside =
      coreOf(item).core instanceof z.ZodObject
        ? { ...entryOf(item), collapsed: true, minimize_collapsed: depth > 0 }
        : { field: fieldOf("item", item, languages, depth + 1) };
    return { ...base, widget: "list", label_singular: one, min: required ? 1 : 0, ...inside };
  }
  if (core instanceof z.ZodBoolean) return { ...base, widget: "boolean", required: false };
  if (core instanceof z.ZodNumber) return { ...base, widget: "number", value_type: "int" };
  if (core instanceof z.ZodEnum) return { ...base, widget: "select", options: core.options };
  if (core instanceof z.ZodLiteral)
    return { ...base, widget: "select", options: [...core.values], dropdown_threshold: 1 };
  const maxlength = kind === "markdown" ? undefined : most;
  return { ...base, widget: "string", maxlength, ...(kind && inputs[kind]) };
}

/** The first text that an entry needs stands for it while it is folded, and says if it lacks a language. */
function summaryOf(schema: z.ZodType, languages: AdminSettings["languages"]): string {
  const shape = shapeOf(schema);
  const wordsOf = (name: string): FieldMeta => fieldMeta.get(shape[name] as z.ZodType) ?? {};
  const text = Object.keys(shape).find((name) => wordsOf(name).isText);
  const lacking = Object.entries(text ? languages : {}).map(
    ([code, title]) => `{{${fieldIn(text ?? "", code)} | ternary('', ' · not in ${title}')}}`,
  );
  const [first = ""] = Object.keys(shape);
  // The address of a photograph that has just been chosen says nothing: blob:http.
  if (!text && wordsOf(first).kind === "photograph") return "Picture";
  return [`{{${text ?? first}}}`, ...lacking].join("");
}

function pictureIn(schema: z.ZodType): string | undefined {
  for (const [name, part] of Object.entries(shapeOf(schema))) {
    const { core, words } = coreOf(part);
    if (words.kind === "photograph") return name;
    const inside = core instanceof z.ZodObject && pictureIn(core);
    if (inside) return `${name}.${inside}`;
  }
  return undefined;
}
