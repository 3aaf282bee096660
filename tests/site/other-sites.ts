import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { shapeOf, unwrapSchema } from "#schema/field-meta.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent, type Yaml } from "../other-content.ts";
import { buildSite } from "./build-site.ts";
import { serveRelease } from "./serve.ts";
import { fixedContent, testSite } from "./settings.ts";

const foldersOf = (name: string) => {
  const folder = join(projectRoot, ".cache/test-site", name);
  return { CONTENT_DIR: join(folder, "content"), SITE_DIR: join(folder, "dist") };
};
const locales = foldersOf("locales");
export const { CONTENT_DIR: localesContent, SITE_DIR: localesSite } = locales;

/**
 * Builds the fixed content with German beside Hindi, unless it is built already: a handful of texts, no words of the
 * interface, and every optional link.
 */
export function buildLocales(): void {
  build(locales, fixedContent, (edit) => {
    edit("site.yaml", (site) => {
      site.languages.push("de-DE");
      site.notice = {
        text: "The road is open.",
        text_hi: "सड़क खुली है।",
        link: { label: "The way to us", label_hi: "हम तक कैसे आएँ", target: "/Contact" },
      };
      for (const each of site.footerServices) each.target = "/Packages?from=footer";
    });
    edit("offers.yaml", ({ offers }) => {
      for (const offer of offers) offer.details = [{ line: "A fire", line_hi: "अलाव" }];
    });
    edit("packages.yaml", (file) => {
      file.packages[1].title_de = "Abenteuer Plus";
      file.lead_de = "Unsere Pakete im {name}.";
    });
  });
}

export function serveLocales() {
  buildLocales();
  return serveRelease({ SITE_DIR: localesSite });
}

/** Leaves only the required content. */
export function stripAll(edit: ReturnType<typeof copyContent>) {
  for (const file of Object.keys(schemas) as FileName[])
    edit(`${file}.yaml`, (data) => {
      const stripped = strip(schemas[file], data);
      for (const key of Object.keys(data)) delete data[key];
      Object.assign(data, stripped);
    });
}

/** A site with only the required content, outside of the drawn region. */
export const serveBareSite = () =>
  serve(foldersOf("bare"), (edit) => {
    stripAll(edit);
    edit("site.yaml", ({ place }) => Object.assign(place, { latitude: 11.41, longitude: 76.7 }));
  });

/** A site with many entries in each list, and a long name. */
export const serveLongSite = () =>
  serve(foldersOf("long"), (edit) => {
    for (const file of Object.keys(schemas)) edit(`${file}.yaml`, lengthen);
    edit("home.yaml", ({ hero }) => {
      hero.pictures = hero.pictures.slice(0, 6);
    });
    edit("site.yaml", (data) => {
      data.name = "Kafalridgehimalayanforestcottages Resort";
    });
  });

type Change = (edit: ReturnType<typeof copyContent>) => void;

function build(folders: ReturnType<typeof foldersOf>, from: string, change: Change): void {
  mkdirSync(folders.CONTENT_DIR, { recursive: true });
  const aside = mkdtempSync(`${folders.CONTENT_DIR}-`);
  change(copyContent(aside, from));
  replaceChanged(folders.CONTENT_DIR, aside);
  buildSite({ ...testSite, ...folders });
}

/** Gives `folder` the files of `aside`, and removes that. Leaves the same files alone: another worker may be reading them. */
function replaceChanged(folder: string, aside: string): void {
  const names = readdirSync(aside);
  for (const former of readdirSync(folder).filter((each) => !names.includes(each)))
    rmSync(join(folder, former), { recursive: true, force: true });
  for (const name of names) {
    const [next, current] = [join(aside, name), join(folder, name)];
    if (!existsSync(current) || !readFileSync(current).equals(readFileSync(next))) renameSync(next, current);
  }
  rmSync(aside, { recursive: true });
}

function serve(folders: ReturnType<typeof foldersOf>, change: Change) {
  build(folders, testSite.CONTENT_DIR, change);
  return serveRelease({ SITE_DIR: folders.SITE_DIR });
}

/** The same data with everything removed that the schema allows to be missing, and one entry in each list. */
function strip(schema: z.ZodType, value: Yaml): Yaml {
  const { core } = unwrapSchema(schema);
  if (core instanceof z.ZodArray && Array.isArray(value))
    return value.slice(0, 1).map((item) => strip(core.element as z.ZodType, item));
  if (!(core instanceof z.ZodObject)) return value;
  const needed = Object.entries<z.ZodType>(shapeOf(core)).filter(
    ([, part]) => !part.safeParse(undefined).success,
  );
  return Object.fromEntries(needed.map(([name, part]) => [name, strip(part, value[name])]));
}

const entries = 11;
/** The limits of the layout. */
const limits: Record<string, number> = { telephones: 5, social: 3, words: 8, ways: 6, languages: 1 };

/** Every list with many entries. Titles that make an address are numbered. */
function lengthen(data: Yaml): void {
  for (const [key, value] of Object.entries<Yaml>(data)) {
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      lengthen(value);
      continue;
    }
    for (const entry of value) if (typeof entry === "object") lengthen(entry);
    data[key] = Array.from({ length: limits[key] ?? entries }, (_, index) => {
      const entry = structuredClone(value[index % value.length]);
      if (entry.price && entry.title && index >= value.length) entry.title += ` ${index}`;
      return entry;
    });
  }
}
