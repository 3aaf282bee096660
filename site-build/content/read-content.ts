import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import type { FieldKind } from "#schema/field-meta.ts";
import { Picture } from "#schema/pictures.ts";
import { type Content, type FileName, schemas } from "#schema/schema.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { ContentError, inWords, type Mistake } from "./mistake.ts";
import { lfsStart, readContentFile } from "./parse-yaml.ts";
import { checkFile } from "./sentences.ts";
import { valueAt, walkFields } from "./walk-fields.ts";

/** `CONTENT_DIR`, by default content/. */
export const contentFolder = process.env.CONTENT_DIR || join(projectRoot, "content");

/** All of content/ in all languages. */
export interface WholeContent extends Content {
  /** The files as they are written, for questions about single fields. */
  written: Readonly<Record<FileName, unknown>>;
  /** Where each picture stands, for mistakes that are found in its file. */
  origins: ReadonlyMap<Picture, Omit<Mistake, "message">>;
}

const filesOfMedia: readonly (FieldKind | undefined)[] = ["photograph", "logo", "film"];

/** Reads and checks all files of content/. Throws a ContentError with every mistake. */
export function loadContent(folder = contentFolder, media = mediaFolder): WholeContent {
  const names = Object.keys(schemas) as FileName[];
  const mistakes: Mistake[] = [];
  /** Of a field the first one: the others follow from it. */
  const add = (mistake: Mistake) => {
    const placeOf = ({ file, path = [] }: Mistake) => `${file} ${inWords(path)}`;
    if (!mistakes.some((known) => placeOf(known) === placeOf(mistake))) mistakes.push(mistake);
  };
  for (const name of unknownFiles(folder, names))
    add({ file: `content/${name}`, message: "is no file of the website. Take it away, or rename it" });
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
        // One mistake for each: a language that was taken away has hundreds of texts.
        languages.push(language);
        const message = `site.yaml has no language ${language} after the first. Add it there, or take its texts away`;
        add({ ...at(path), message });
      }
      const picture = valueAt(content[name], path);
      if (picture instanceof Picture) origins.set(picture, at(path));
      if (!filesOfMedia.includes(field.meta.kind) || typeof field.value !== "string") return;
      const message = whyNoMedia(field.value, media);
      if (message) add({ ...at(path), message });
    });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const written = Object.fromEntries(files.map(({ name, value }) => [name, value]));
  return { ...(content as Content), written: written as WholeContent["written"], origins };
}

function unknownFiles(folder: string, names: readonly FileName[]): string[] {
  const known = names.map((name) => `${name}.yaml`);
  return namesIn(folder).filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name));
}

function whyNoMedia(url: string, media: string): string | undefined {
  const path = findMedia(url, media);
  if (!path || !statSync(path, { throwIfNoEntry: false })?.isFile())
    return `there is no file ${url}. ${similar(url, media)}Upload it, or choose one that is there`;
  try {
    const start = Buffer.alloc(40);
    const opened = openSync(path, "r");
    readSync(opened, start);
    closeSync(opened);
    if (start.toString("latin1").startsWith(lfsStart))
      return `${url} only says where Git LFS keeps the file. Fetch it with "git lfs pull", or upload it once more`;
  } catch (error) {
    return `${url} cannot be read (${(error as NodeJS.ErrnoException).code}). Give the website's user the right to read it`;
  }
  return undefined;
}

/** The question if a file is meant that differs in capitals or in its kind. */
function similar(url: string, media: string): string {
  const stem = (name: string) => parse(name).name.normalize().toLowerCase();
  const found = namesIn(join(media, dirname(url).slice("/media/".length))).find(
    (each) => stem(each) === stem(url),
  );
  return found ? `Is ${found} meant? ` : "";
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The path of a file that content/ names, as its folder spells it: macOS may write é as two characters. */
export function findMedia(url: string, media: string): string | undefined {
  const wanted = join(media, url.slice("/media/".length));
  const found = namesIn(dirname(wanted)).find((each) => each.normalize() === basename(wanted).normalize());
  return found && join(dirname(wanted), found);
}
