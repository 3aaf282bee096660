import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { isPicture, nameAndLanguage, type Picture } from "#schema/fields.ts";
import { type Content, type FileName, schemas } from "#schema/schema.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { ContentError, inWords, type Mistake } from "./mistake.ts";
import { lfsStart, readContentFile } from "./parse-yaml.ts";
import { checkFile } from "./sentences.ts";
import { walk } from "./walk.ts";

/** `CONTENT_DIR`, by default content/. */
export const contentFolder = process.env.CONTENT_DIR || join(projectRoot, "content");

/** All of content/ in all languages. */
export interface WholeContent extends Content {
  /** Where each picture stands, for mistakes that are found in its file. */
  origins: ReadonlyMap<Picture, Omit<Mistake, "message">>;
}

/** Reads and checks all files of content/. Throws a ContentError with every mistake. */
export function loadContent(folder = contentFolder, media = mediaFolder): WholeContent {
  const names = Object.keys(schemas) as FileName[];
  const mistakes: Mistake[] = [];
  /** Of a field the first one: the others follow from it. */
  const add = (mistake: Mistake) => {
    const place = ({ file, path = [] }: Mistake) => `${file} ${inWords(path)}`;
    if (!mistakes.some((known) => place(known) === place(mistake))) mistakes.push(mistake);
  };
  const expected = names.map((name) => `${name}.yaml`);
  for (const name of namesIn(folder).filter((each) => /\.ya?ml$/i.test(each) && !expected.includes(each)))
    add({ file: `content/${name}`, message: "is no file of the website. Take it away, or rename it" });
  const files = names.flatMap((name) => readContentFile(folder, name, mistakes) ?? []);
  const origins = new Map<Picture, Omit<Mistake, "message">>();
  const content: Record<string, unknown> = {};
  for (const file of files) {
    const checked = checkFile(file.name, file.value);
    for (const { path, message } of checked.mistakes) add({ ...file.at(path), message });
    content[file.name] = checked.data;
  }
  const { site } = content as Partial<Content>;
  const languages = site?.languages.slice(1).map((language) => new Intl.Locale(language).language);
  for (const file of files)
    walk(content[file.name], [], (part, path) => {
      if (isPicture(part)) origins.set(part, file.at(path));
      const [, language] = nameAndLanguage(String(path.at(-1)));
      if (!language || !languages || languages.includes(language)) return;
      // One mistake for each: a language that was taken away has hundreds of texts.
      languages.push(language);
      const message = `site.yaml has no language ${language} after the first. Add it there, or take its texts away`;
      add({ ...file.at(path), message });
    });
  for (const file of files)
    walk(content[file.name] ?? file.value, [], (part, path) => {
      const message = typeof part === "string" && /^\/media\//i.test(part) && whyNoMedia(part, media);
      if (message) add({ ...file.at(path), message });
    });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { ...(content as Content), origins };
}

function whyNoMedia(address: string, media: string): string | undefined {
  const path = findMedia(address, media);
  if (!path || !statSync(path, { throwIfNoEntry: false })?.isFile())
    return `there is no file ${address}. ${similar(address, media)}Upload it, or choose one that is there`;
  try {
    const start = Buffer.alloc(40);
    const opened = openSync(path, "r");
    readSync(opened, start);
    closeSync(opened);
    if (start.toString("latin1").startsWith(lfsStart))
      return `${address} only says where Git LFS keeps the file. Fetch it with "git lfs pull", or upload it once more`;
  } catch (error) {
    return `${address} cannot be read (${(error as NodeJS.ErrnoException).code}). Give the website's user the right to read it`;
  }
  return undefined;
}

/** The question if a file is meant that differs in capitals or in its kind. */
function similar(address: string, media: string): string {
  const stem = (name: string) => parse(name).name.normalize().toLowerCase();
  const found = namesIn(join(media, dirname(address).slice("/media/".length))).find(
    (each) => stem(each) === stem(address),
  );
  return found ? `Is ${found} meant? ` : "";
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The path of a file that content/ names, as its folder spells it: macOS may write é as two characters. */
export function findMedia(address: string, media: string): string | undefined {
  const wanted = join(media, address.slice("/media/".length));
  const found = namesIn(dirname(wanted)).find((each) => each.normalize() === basename(wanted).normalize());
  return found && join(dirname(wanted), found);
}
