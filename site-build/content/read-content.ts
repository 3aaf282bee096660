import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isNode, isScalar, LineCounter, parseDocument, type YAMLError } from "yaml";
import { Picture, Text } from "#schema/fields.ts";
import { type Content, type FileName, schemas } from "#schema/schema.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { ContentError, inWords, type Mistake } from "./mistake.ts";
import { findMistakes } from "./sentences.ts";

/** `CONTENT_DIR`, by default content/. */
export const contentFolder = process.env.CONTENT_DIR || join(projectRoot, "content");

/** All of content/ in all languages. */
export interface WholeContent extends Content {
  /** Where each picture stands, for mistakes that are found in its file. */
  places: ReadonlyMap<Picture, Pick<Mistake, "file" | "line" | "field">>;
}

/** Reads and checks all files of content/. Throws a ContentError with every mistake. */
export function loadContent(folder = contentFolder, media = mediaFolder): WholeContent {
  const names = Object.keys(schemas) as FileName[];
  const mistakes: Mistake[] = [];
  const files = names.flatMap((name) => readContentFile(folder, name, mistakes) ?? []);
  const places = new Map<Picture, Pick<Mistake, "file" | "line" | "field">>();
  const content: Record<string, unknown> = {};
  for (const file of files) {
    const found = findMistakes(file.name, file.value);
    for (const { path, message } of found) mistakes.push({ ...file.at(path), message });
    if (found.length === 0) content[file.name] = schemas[file.name].parse(file.value);
  }
  const { site } = content as Partial<Content>;
  const languages = site?.languages.slice(1).map((language) => new Intl.Locale(language).language);
  for (const file of files)
    walk(content[file.name], [], (part, path) => {
      if (part instanceof Picture) places.set(part, file.at(path));
      if (part instanceof Text)
        for (const language of Object.keys(part.others))
          if (languages && !languages.includes(language)) {
            const message = `site.yaml has no language ${language}. Add it there, or take this text away`;
            mistakes.push({ ...file.at([...path.slice(0, -1), `${path.at(-1)}_${language}`]), message });
          }
    });
  for (const file of files)
    walk(file.value, [], (part, path) => {
      if (typeof part !== "string" || !part.startsWith("/media/") || findMedia(part, media)) return;
      const message = `there is no file ${part}. Upload it, or choose one that is there`;
      mistakes.push({ ...file.at(path), message });
    });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { ...(content as Content), places };
}

/** The same for a command: prints every mistake and exits. */
export function loadContentOrStop(load: () => WholeContent = loadContent): WholeContent {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Calls `visit` with each part, its texts and pictures included, and the path to it. */
export function walk(
  part: unknown,
  path: readonly (string | number)[],
  visit: (part: unknown, path: readonly (string | number)[]) => void,
): void {
  visit(part, path);
  if (typeof part !== "object" || part === null || part instanceof Text) return;
  const isList = Array.isArray(part);
  for (const [key, inner] of Object.entries(part)) walk(inner, [...path, isList ? Number(key) : key], visit);
}

/** Undefined if it cannot be read as YAML; why is added to `mistakes`. */
export function readContentFile(folder: string, name: FileName, mistakes: Mistake[]) {
  const file = `content/${name}.yaml`;
  const path = join(folder, `${name}.yaml`);
  if (!existsSync(path)) {
    mistakes.push({ file, message: "is missing. Put it back: an older version of the website has it" });
    return undefined;
  }
  const source = readFileSync(path, "utf8");
  if (source.includes("\uFFFD"))
    mistakes.push({ file, message: "is not saved as UTF-8. Save it with this encoding" });
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  for (const error of document.errors)
    mistakes.push({ file, line: error.linePos?.[0].line, message: sayYaml(error) });
  if (document.errors.length > 0) return undefined;
  /** The place of a field, or of the nearest one around it. */
  const at = (steps: readonly (string | number)[]) => {
    const nearest = steps
      .map((_, index) => document.getIn(steps.slice(0, steps.length - index), true))
      .find(isNode);
    const { line } = lineCounter.linePos((isScalar(nearest) ? nearest.range : nearest?.range)?.[0] ?? 0);
    return { file, line, field: inWords(steps) };
  };
  return { name, value: (document.toJS() ?? {}) as unknown, at };
}

/** The commonest mistakes in YAML, in plain words. */
function sayYaml({ code, message }: YAMLError): string {
  if (code === "TAB_AS_INDENT") return "begins with a tab. Write spaces instead";
  if (code === "DUPLICATE_KEY") return "has a field that stands above already. Take one of them away";
  if (code === "MISSING_CHAR" && /quote/.test(message))
    return "has a quotation mark that nothing closes. Add the other one";
  if (/implicit|Nested mappings|compact/.test(message))
    return "has a colon inside of a text, or lacks one behind a field's name. Put a text with a colon in quotation marks";
  if (code === "BAD_INDENT" || /indent/.test(message))
    return "does not begin below its neighbours. Give it as many spaces as they have";
  return message.split(/ at line|\n/)[0] ?? message;
}

/**
 * The path of a file that content/ names, as its folder spells it, or undefined. macOS may write é as two characters; and
 * some file systems find Hero.JPG as hero.jpg, where others do not.
 */
export function findMedia(address: string, media: string): string | undefined {
  const wanted = join(media, address.slice("/media/".length));
  const folder = dirname(wanted);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const found = names.find((each) => each.normalize() === basename(wanted).normalize());
  return found && join(folder, found);
}
