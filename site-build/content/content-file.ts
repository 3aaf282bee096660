import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
  YAMLParseError,
} from "yaml";
import type { z } from "zod";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { type Field, fieldsOf, type Path } from "./fields.ts";
import { findLineMistakes, unquotedTextMistakes } from "./line-mistakes.ts";
import { entryOf, type Mistake } from "./mistake.ts";

/** One file of content/: its data, and on which lines they are. */
export interface ContentFile {
  /** Such as content/menu.yaml. */
  file: string;
  /** Its data, not yet checked by the schema. Undefined if it cannot be read. */
  value: unknown;
  /** Mistakes of encoding and YAML. */
  mistakes: readonly Mistake[];
  /** The line of a value, counted from 1. For a missing value, the line of its parent. */
  lineOf(path: Path): number;
  /** The line of a field's name instead of its value. */
  lineOfName(path: Path): number;
  /** The source text of a value. */
  written(path: Path): { source: string; isQuoted: boolean } | undefined;
}

/** All files of content/. */
export type ContentFiles = { readonly [File in SubjectFile]: ContentFile };

/** Reads all files of `folder`. */
export function readContentFiles(folder: string): ContentFiles {
  const names = Object.keys(subjects) as SubjectFile[];
  return Object.fromEntries(names.map((name) => [name, readContentFile(folder, name)])) as ContentFiles;
}

/** Every field of all files with its schema, as fieldsOf gives them. */
export function* fieldsOfAll(
  files: ContentFiles,
): Generator<Field & { name: SubjectFile; file: ContentFile }> {
  for (const [name, { schema }] of Object.entries(subjects) as [SubjectFile, { schema: z.ZodType }][])
    for (const field of fieldsOf(schema, files[name].value)) yield { ...field, name, file: files[name] };
}

/** Reads one file of `folder`. It reports an owner's mistakes in `mistakes` and does not throw. */
export function readContentFile(folder: string, name: string): ContentFile {
  const file = `content/${name}`;
  const path = join(folder, name);
  const found: Found[] = [];
  if (!existsSync(path)) {
    found.push({
      message: "the file is missing. Bring it back or write it: every file of content/ is needed.",
    });
    return { ...unreadable, file, mistakes: asMistakes(file, found) };
  }
  const { text, mistake } = decodeText(readFileSync(path));
  if (mistake) found.push(mistake);
  if (text === "" && mistake) return { ...unreadable, file, mistakes: asMistakes(file, found) };
  let { document, lines } = parse(text);
  if (document.errors.length > 0) {
    const { mistakes, repaired } = findLineMistakes(text);
    found.push(...mistakes);
    if (mistakes.length > 0) ({ document, lines } = parse(repaired));
    else found.push(...describeYamlErrors(document.errors));
  }
  const lineAt = (offset: number) => lines.linePos(offset).line;
  found.push(
    ...unquotedTextMistakes(document).map(({ offset, message }) => ({ line: lineAt(offset), message })),
  );
  if (!document.errors.every(isDuplicate)) return { ...unreadable, file, mistakes: asMistakes(file, found) };
  const value: unknown = document.toJS();
  const mistakes = asMistakes(file, found).map((mistake) => {
    const path =
      mistake.line === undefined ? [] : pathAt(document, lines.lineStarts[mistake.line] ?? text.length);
    return { ...mistake, path, entry: entryOf(value, path) };
  });
  const startOf = (node: Node | undefined) => node?.range?.[0] ?? 0;
  return {
    file,
    value,
    mistakes,
    lineOf: (steps) => lineAt(startOf(descend(document, steps).value)),
    lineOfName(steps) {
      const { name, value } = descend(document, steps);
      return lineAt(startOf(name ?? value));
    },
    written(steps) {
      const { value, isWhole } = descend(document, steps);
      if (!isWhole || !isScalar(value)) return undefined;
      return { source: value.source ?? "", isQuoted: /^QUOTE/.test(value.type ?? "") };
    },
  };
}

const unreadable = { value: undefined, lineOf: () => 1, lineOfName: () => 1, written: () => undefined };

type Parsed = { document: Document; lines: LineCounter };

/** The texts that were parsed last, with the latest at the end: the editor reads all files after each change of one. */
const parsed = new Map<string, Parsed>();
const parsedAtMost = 200;

function parse(text: string): Parsed {
  const known = parsed.get(text) ?? parseText(text);
  parsed.delete(text);
  parsed.set(text, known);
  if (parsed.size > parsedAtMost) parsed.delete(parsed.keys().next().value as string);
  return known;
}

function parseText(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/, ""), { lineCounter: lines, logLevel: "error" });
  visit(document, {
    // YAML would take these words for its own: *word, &word, !word.
    Node(_, node) {
      if (!isAlias(node) && !node.anchor && !node.tag) return;
      const [start = 0, end = 0] = node.range ?? [];
      const why = "a word that begins with *, & or ! must stand between quotation marks";
      const error = new YAMLParseError([start, end], "BAD_ALIAS", why);
      document.errors.push(Object.assign(error, { linePos: [lines.linePos(start)] }));
    },
  });
  return { document, lines };
}

const isDuplicate = ({ code }: YAMLError) => code === "DUPLICATE_KEY";

/** For YAML errors that findLineMistakes cannot explain. */
function describeYamlErrors(errors: readonly YAMLError[]) {
  const lineOf = (error: YAMLError | undefined) => error?.linePos?.[0].line ?? 1;
  const other = errors.find((error) => !isDuplicate(error));
  if (other) {
    // The library's message ends with the source line; leave it out.
    const [why = ""] = other.message.split(/ at line \d+/);
    const message = `the line cannot be read (${why}). Compare it with those around it.`;
    return [{ line: lineOf(other), message }];
  }
  return errors.flatMap((error, index) => {
    const line = lineOf(error);
    const goesOn = lineOf(errors[index - 1]) === line - 1;
    if (index > 0 && goesOn) return [];
    const isNew = lineOf(errors[index + 1]) === line + 1;
    const message = isNew
      ? "the fields of an entry are repeated here. A new entry of a list begins with a dash."
      : "this field is in its entry twice. Remove one of them.";
    return [{ line, message }];
  });
}

type Found = Pick<Mistake, "line" | "message" | "isEncoding">;

function asMistakes(file: string, found: readonly Found[]): Mistake[] {
  return found.map((mistake) => ({ file, path: [], ...mistake }));
}

/** Follows `path` as far as the document goes. */
function descend(document: Document, path: Path) {
  let value: Node | undefined = document.contents ?? undefined;
  let name: Node | undefined;
  for (const step of path) {
    let next: unknown;
    if (isMap(value)) {
      const pair = value.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (pair) name = pair.key as Node;
      next = pair?.value ?? pair?.key;
    } else if (isSeq(value)) {
      next = value.items[Number(step)];
      if (next) name = undefined;
    }
    if (!next) return { value, name, isWhole: false };
    value = next as Node;
  }
  return { value, name, isWhole: true };
}

/** The path of the last node before `offset`. */
function pathAt(document: Document, offset: number): Path {
  const path: (string | number)[] = [];
  let node: unknown = document.contents;
  while (isMap(node) || isSeq(node)) {
    const parts = isMap(node)
      ? node.items.map(({ key, value }) => ({
          step: isScalar(key) ? String(key.value) : "",
          start: key,
          value,
        }))
      : node.items.map((value, step) => ({ step, start: value, value }));
    const last = parts.findLast(({ start }) => ((start as Node).range?.[0] ?? 0) < offset);
    if (!last) break;
    path.push(last.step);
    node = last.value;
  }
  return path;
}

/** A file's text, and a mistake of its encoding. A byte order mark and Windows' line ends are correct. */
function decodeText(bytes: Uint8Array): { text: string; mistake?: Found } {
  const wrong = (line: number, what: string): Found => ({
    line,
    message: `${what} as UTF-8: in Notepad by Save as, Encoding.`,
    isEncoding: true,
  });
  if (isWide(bytes)) return { text: "", mistake: wrong(1, "the file is saved as UTF-16. Save it again") };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const line = new TextDecoder().decode(bytes).split("\uFFFD", 1)[0]?.split("\n").length ?? 1;
    // Windows editors write windows-1252. Decode it, so that all other mistakes are reported as well.
    return {
      text: new TextDecoder("windows-1252").decode(bytes),
      mistake: wrong(line, "a letter here is not saved as UTF-8. Save the file again"),
    };
  }
}

/** UTF-16, by its byte order mark or by a zero in every other byte. */
function isWide([first, second, third, fourth]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0 && third === 0) || (second === 0 && fourth === 0);
}
