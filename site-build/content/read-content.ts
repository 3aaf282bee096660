import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import type { FieldKind } from "#schema/field-meta.ts";
import { Picture } from "#schema/pictures.ts";
import { type Content, type FileName, schemas } from "#schema/schema.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { ContentError, formatPath, type Mistake } from "./mistake.ts";
import { lfsPointerFault, lfsPointerStart, readContentFile } from "./parse-yaml.ts";
import { checkFile } from "./sentences.ts";
import { valueAt, walkFields } from "./walk-fields.ts";

/** `CONTENT_DIR`, by default content/. */
export const contentFolder = process.env.CONTENT_DIR || join(projectRoot, "content");

/** The content in all languages. */
export interface AllContent extends Content {
  /** The parsed files before validation, for checks of single fields. */
  written: Readonly<Record<FileName, unknown>>;
  /** Where each picture is used, for mistakes in its file. */
  origins: ReadonlyMap<Picture, Omit<Mistake, "message">>;
}

const mediaKinds: readonly (FieldKind | undefined)[] = ["photograph", "logo", "film"];

/** Reads and checks all files of content/. Throws a ContentError with every mistake. */
export function loadContent(folder = contentFolder, media = mediaFolder): AllContent {
  const names = Object.keys(schemas) as FileName[];
  const mistakes: Mistake[] = [];
  /** Adds only the first mistake of each field, because further ones usually follow from it. */
  const add = (mistake: Mistake) => {
    const placeOf = ({ file, path = [] }: Mistake) => `${file} ${formatPath(path)}`;
    if (!mistakes.some((known) => placeOf(known) === placeOf(mistake))) mistakes.push(mistake);
  };
  for (const name of unknownFiles(folder, names))
    add({ file: `content/${name}`, message: "is not a file of the website. Remove it, or rename it" });
  const files = names.flatMap((name) => readContentFile(folder, name, mistakes) ?? []);
  const content: Record<string, unknown> = {};
  for (const { name, value, at } of files) {
    const checked = checkFile(name, value);
    for (const { path, message } of checked.mistakes) add({ ...at(path), message });
    content[name] = checked.data;
  }
  const origins = new Map<Picture, Omit<Mistake, "message">>();
  const { site } = content as Partial<Content>;
  const languages = site?.languages.slice(1).map((language) => new Intl.Locale(language).language);
  for (const { name, value, at } of files)
    walkFields(name, value, (field) => {
      const { path, language } = field;
      if (language && languages && !languages.includes(language)) {
        // Reported once per language, because a removed language can leave hundreds of texts behind.
        languages.push(language);
        const message = `site.yaml has no language ${language} after the first. Add it there, or remove its texts`;
        add({ ...at(path), message });
      }
      const picture = valueAt(content[name], path);
      if (picture instanceof Picture) origins.set(picture, at(path));
      if (!mediaKinds.includes(field.meta.kind) || typeof field.value !== "string") return;
      const message = findMediaFault(field.value, media);
      if (message) add({ ...at(path), message });
    });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const written = Object.fromEntries(files.map(({ name, value }) => [name, value]));
  return { ...(content as Content), written: written as AllContent["written"], origins };
}

function unknownFiles(folder: string, names: readonly FileName[]): string[] {
  const known = names.map((name) => `${name}.yaml`);
  return namesIn(folder).filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name));
}

function findMediaFault(url: string, media: string): string | undefined {
  const path = findMedia(url, media);
  if (!path || !statSync(path, { throwIfNoEntry: false })?.isFile())
    return `there is no file ${url}. ${suggestSimilar(url, media)}Upload it, or choose another file`;
  try {
    const start = Buffer.alloc(40);
    const opened = openSync(path, "r");
    readSync(opened, start);
    closeSync(opened);
    if (start.toString("latin1").startsWith(lfsPointerStart)) return `${url} ${lfsPointerFault}`;
  } catch (error) {
    return `${url} cannot be read (${(error as NodeJS.ErrnoException).code}). Allow the website's user to read it`;
  }
  return undefined;
}

/** Suggests a file whose name differs only in case or extension. */
function suggestSimilar(url: string, media: string): string {
  const stem = (name: string) => parse(name).name.normalize().toLowerCase();
  const found = namesIn(join(media, dirname(url).slice("/media/".length))).find(
    (name) => stem(name) === stem(url),
  );
  return found ? `Did you mean ${found}? ` : "";
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The path of a file that content/ refers to, with its name on disk, where macOS can store é as two characters. */
export function findMedia(url: string, media: string): string | undefined {
  const wanted = join(media, url.slice("/media/".length));
  const found = namesIn(dirname(wanted)).find((name) => name.normalize() === basename(wanted).normalize());
  return found && join(dirname(wanted), found);
}
