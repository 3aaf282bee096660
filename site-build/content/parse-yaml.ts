import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CST, isNode, Lexer, LineCounter, parseDocument, type YAMLError } from "yaml";
import type { FileName } from "#schema/schema.ts";
import type { Mistake, Path } from "./mistake.ts";

/** Parses a file of content/. Every value is a string; `at` locates a field. Returns undefined after adding to `mistakes`. */
export function readContentFile(folder: string, name: FileName, mistakes: Mistake[]) {
  const file = `content/${name}.yaml`;
  const source = readText(join(folder, `${name}.yaml`));
  if (typeof source !== "string") {
    mistakes.push({ file, ...source });
    return undefined;
  }
  const lineCounter = new LineCounter();
  // Every value stays a string or null, because only the schema knows what is a number or a boolean.
  const strings = { schema: "failsafe", customTags: ["null" as const], stringKeys: true };
  const document = parseDocument(source, { lineCounter, ...strings });
  const faults = findFaults(source, document.errors[0]);
  if (faults.length > 0) {
    mistakes.push(...faults.map((fault) => ({ file, ...fault })));
    return undefined;
  }
  /** The location of a field, or of its nearest parent if the field itself is missing. */
  const at = (path: Path) => {
    const around = path.map((_, index) => document.getIn(path.slice(0, path.length - index), true));
    const { line } = lineCounter.linePos(around.find(isNode)?.range?.[0] ?? 0);
    return { file, line: Math.max(line, 1), path };
  };
  return { name, value: (document.toJS() ?? {}) as unknown, at };
}

type Fault = { line: number; message: string };

/** Ten times the longest file. The parser's time grows with the square of the size. */
const maxBytes = 200_000;
const restoreAdvice = "Restore it from an earlier version of the website";

/** The first bytes of a Git LFS pointer, which is checked out in place of a file that was not downloaded. */
export const lfsPointerStart = "version https://git-lfs";
export const lfsPointerFault =
  'is a Git LFS pointer instead of the file itself. Run "git lfs pull", or upload the file again';

/** The text of a file, or what is wrong with it. */
function readText(path: string): string | Pick<Mistake, "line" | "message"> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return { message: `is missing. ${restoreAdvice}` };
    if (code === "EISDIR") return { message: "is a folder. Replace it with the file" };
    return { message: `cannot be read (${code}). Allow the website's user to read it` };
  }
  if (bytes.length > maxBytes) return { message: "is larger than 200 kB. Remove what does not belong in it" };
  const source = bytes
    .toString("utf8")
    // Invisible characters, which can also be in a field's name.
    .replaceAll(/[\u200B\uFEFF]/g, "")
    .replaceAll(/\r\n?/g, "\n");
  if (source.trim() === "") return { message: `is empty. ${restoreAdvice}` };
  if (source.startsWith(lfsPointerStart)) return { message: lfsPointerFault };
  // UTF-16 has a zero byte beside each Latin letter.
  const wrong = source.search(/[\uFFFD\0]/);
  if (wrong < 0) return source;
  return { line: lineAt(source, wrong), message: "is not saved as UTF-8. Save the file in this encoding" };
}

const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;

const quoteAdvice = "Put the text in quotation marks";
const specialStart = (character: string) =>
  `has a text that starts with ${character}, which has a special meaning in YAML. ${quoteAdvice}`;
/** By token type: the syntax of YAML that owners only write by mistake, in their texts. */
const refusedTokens: Readonly<Record<string, string>> = {
  alias: specialStart("*"),
  anchor: specialStart("&"),
  tag: specialStart("!"),
  "directive-line": specialStart("%"),
  "explicit-key-ind": specialStart("?"),
  comment: `has a # after a space: YAML and /admin drop the rest of the line. ${quoteAdvice}, or remove the #`,
  "doc-start": `has ---, which starts a second document in YAML. ${quoteAdvice}, or remove the line`,
  "doc-end": `has three dots, which end the document in YAML. ${quoteAdvice}, or remove the line`,
};

const unmerged =
  "has two versions that Git could not merge. Keep the right lines, and remove those that start with <<<<<<<, ======= and >>>>>>>";
const specialCharacter = `has a character with a special meaning in YAML. ${quoteAdvice}`;
const unclosed = "has a quotation mark that is not closed. Add the closing one";
const openBracket = specialStart("[ or {");
const backslash = "has a \\ in double quotation marks. Use single ones: '";

/** What the parser refuses, or accepts with another meaning than the owner's, with its line. */
function findFaults(source: string, error: YAMLError | undefined): Fault[] {
  // Editors may indent the markers of a merge conflict. An indented ======= is a heading in the privacy notice.
  const conflict = /^([ \t]*(<{7,}|\|{7,}|>{7,})( .*)?|={7,})$/m.exec(source);
  if (conflict) return [{ line: lineAt(source, conflict.index), message: unmerged }];
  const faults: Fault[] = [];
  const open: Fault[] = [];
  let line = 1;
  let last = "";
  for (const token of new Lexer().lex(source)) {
    // The lexer emits a marker before each plain text.
    const kind = last === CST.SCALAR ? "text" : (CST.tokenType(token) ?? "");
    const message = refusedTokens[kind] ?? describeLostText(kind, token);
    // A file may begin with ---.
    if (message && !(kind === "doc-start" && line === 1)) faults.push({ line, message });
    if (/^flow-(map|seq)-start$/.test(kind)) open.push({ line, message: openBracket });
    if (/^flow-(map|seq)-end$/.test(kind)) open.pop();
    line += token.split("\n").length - 1;
    last = token;
  }
  faults.push(...open.slice(0, 1));
  const { line: wrong = 1, col = 1 } = error?.linePos?.[0] ?? {};
  // After the parser's first error, most further faults follow from it.
  const before = error ? faults.filter((fault) => fault.line <= wrong) : faults;
  const words = source.split("\n")[wrong - 1] ?? "";
  return error && before.length === 0
    ? [{ line: wrong, message: describeYamlError(error, col, words) }]
    : before;
}

/** Describes what the parser accepts although a part of the text would be lost. */
function describeLostText(kind: string, token: string): string | undefined {
  // A quotation mark that is closed by that of a later text: the fields between them would become part of it.
  if (/^(double|single)-quoted/.test(kind) && /\n *(- )?[a-z]\w*:( |\n)/.test(token)) return unclosed;
  // JavaScript would set the prototype instead of a property.
  if (/^["']?__proto__["']?$/.test(token)) return "has __proto__, which is not a field. Remove it";
  // In "Hot \ cold\beer" YAML would drop \ and b. The CMS itself writes '\ ' for a space before a line break.
  if (kind === "double-quoted-scalar" && /(?<!\\)(\\\\)*\\([abeNLP_]| (?!\\n))/.test(token)) return backslash;
  // '|5' would be an empty text, with an indentation of 5.
  if (kind === "block-scalar-header" && /\d/.test(token)) return specialCharacter;
  return undefined;
}

/** Describes an error of the parser for an owner. `col` and `words`: the column and the text of its line. */
function describeYamlError({ code, message }: YAMLError, col: number, words: string): string {
  if (code === "TAB_AS_INDENT") return "is indented with a tab. Use spaces";
  if (code === "DUPLICATE_KEY") return "repeats a field from above. Remove one of the two";
  if (code === "MISSING_CHAR" && /quote/.test(message)) return unclosed;
  if (/^[ \t-]*[^\S \t]|:[^\S \t]/.test(words))
    return "has a special space, perhaps copied from a messenger. Replace it with an ordinary one";
  const isAtEnd = /at node end/.test(message);
  if (
    code === "BAD_INDENT" ||
    /indentat|indented|Sequence item|block sequence/.test(message) ||
    (isAtEnd && col === 1)
  )
    return "is not aligned with the lines around it. Give it as many spaces as they have, and a dash if they have one";
  if (isAtEnd)
    return "has text after a closing quotation mark or bracket. Put the whole text in single quotation marks, and write each ' in it twice";
  if (/[Ii]mplicit|Nested mappings|compact/.test(message))
    return "has a colon inside a text, has none after a field's name, or is not aligned with the lines around it. Put a text with a colon in straight quotation marks";
  return code === "BAD_DQ_ESCAPE" ? backslash : specialCharacter;
}
