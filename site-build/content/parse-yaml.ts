import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CST, isNode, Lexer, LineCounter, parseDocument, type YAMLError } from "yaml";
import type { FileName } from "#schema/schema.ts";
import type { Mistake, Path } from "./mistake.ts";

/** A text for each field, and where it stands. Undefined if the file cannot be read; why is added to `mistakes`. */
export function readContentFile(folder: string, name: FileName, mistakes: Mistake[]) {
  const file = `content/${name}.yaml`;
  const source = readText(join(folder, `${name}.yaml`));
  if (typeof source !== "string") {
    mistakes.push({ file, ...source });
    return undefined;
  }
  const lineCounter = new LineCounter();
  // Every value is a text, or empty: only the schema knows what is a number or a switch.
  const strings = { schema: "failsafe", customTags: ["null" as const], stringKeys: true };
  const document = parseDocument(source, { lineCounter, ...strings });
  const faults = findFaults(source, document.errors[0]);
  if (faults.length > 0) {
    mistakes.push(...faults.map((fault) => ({ file, ...fault })));
    return undefined;
  }
  /** The place of a field, or of the nearest one around it. */
  const at = (path: Path) => {
    const around = path.map((_, index) => document.getIn(path.slice(0, path.length - index), true));
    const { line } = lineCounter.linePos(around.find(isNode)?.range?.[0] ?? 0);
    return { file, line: Math.max(line, 1), path };
  };
  return { name, value: (document.toJS() ?? {}) as unknown, at };
}

type Fault = { line: number; message: string };

/** Ten times the longest file: the parser's time grows with the square of it. */
const maxBytes = 200_000;
const restoreAdvice = "Put it back: an older version of the website has it";
/** What Git LFS leaves where it did not bring the file. */
export const lfsPointerStart = "version https://git-lfs";

/** Its text, or what is wrong with it. */
function readText(path: string): string | Pick<Mistake, "line" | "message"> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return { message: `is missing. ${restoreAdvice}` };
    if (code === "EISDIR") return { message: "is a folder. Put the file in its place" };
    return { message: `cannot be read (${code}). Give the website's user the right to read it` };
  }
  if (bytes.length > maxBytes)
    return { message: "has more than 200 kB. Take out what does not belong there" };
  const source = bytes
    .toString("utf8")
    // Also in a field's name, where nobody would find them.
    .replaceAll(/[\u200B\uFEFF]/g, "")
    .replaceAll(/\r\n?/g, "\n");
  if (source.trim() === "") return { message: `is empty. ${restoreAdvice}` };
  if (source.startsWith(lfsPointerStart))
    return { message: `only says where Git LFS keeps the file. ${restoreAdvice}` };
  // UTF-16 has an empty byte beside each Latin letter.
  const wrong = source.search(/[\uFFFD\0]/);
  if (wrong < 0) return source;
  return { line: lineAt(source, wrong), message: "is not saved as UTF-8. Save the file with this encoding" };
}

const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;

const quoteAdvice = "Put the text in quotation marks";
/** What YAML would take for something else than a text, and what only programs use. By the kind of the token. */
const refusedTokens: Readonly<Record<string, string>> = {
  alias: `begins a text with *, which YAML takes for the name of another value. ${quoteAdvice}`,
  anchor: `begins a text with &, which YAML takes for a name and would drop. ${quoteAdvice}`,
  tag: `begins a text with !, which YAML takes for a kind of value and would drop. ${quoteAdvice}`,
  comment: `has a # with a space before it: YAML and /admin drop the rest of the line. ${quoteAdvice}, or take it away`,
  "doc-start": "begins a second file with ---. Take these signs away, or put the text in quotation marks",
  "doc-end": "ends the file with three points. Take them away, or put the text in quotation marks",
  "directive-line": `begins with %, which YAML takes for an order. ${quoteAdvice}`,
  "explicit-key-ind": `begins with ?, which YAML takes for a field's name. ${quoteAdvice}`,
};

const unmerged =
  "has two versions that Git could not merge. Keep the right lines, and take away those that begin with <<<<<<<, ======= and >>>>>>>";
const ownSign = `has a sign that YAML takes for its own. ${quoteAdvice}`;
const unclosed = "has a quotation mark that nothing closes. Add the other one";
const openBracket = `begins a text with [ or {, which YAML takes for a list. ${quoteAdvice}`;
const backslash = "has a \\ in double quotation marks. Put the text in single ones: '";

/** What the parser refuses, or would accept and change, with its line. */
function findFaults(source: string, error: YAMLError | undefined): Fault[] {
  // An editor may have indented them; but ======= below a line is a heading in the privacy notice.
  const conflict = /^([ \t]*(<{7,}|\|{7,}|>{7,})( .*)?|={7,})$/m.exec(source);
  if (conflict) return [{ line: lineAt(source, conflict.index), message: unmerged }];
  const faults: Fault[] = [];
  const open: Fault[] = [];
  let line = 1;
  let last = "";
  for (const token of new Lexer().lex(source)) {
    // A plain text comes after a mark of the lexer's own.
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
  // Of what comes after the parser's first error most follows from it.
  const before = error ? faults.filter((fault) => fault.line <= wrong) : faults;
  const words = source.split("\n")[wrong - 1] ?? "";
  return error && before.length === 0
    ? [{ line: wrong, message: describeYamlError(error, col, words) }]
    : before;
}

/** What the parser accepts, though words are lost. */
function describeLostText(kind: string, token: string): string | undefined {
  // The next quotation mark closes it, and the fields between are taken for its text.
  if (/^(double|single)-quoted/.test(kind) && /\n *(- )?[a-z]\w*:( |\n)/.test(token)) return unclosed;
  // A program would take it for something else, and drop it.
  if (/^["']?__proto__["']?$/.test(token)) return "has __proto__, which is no field. Take it away";
  // In "Hot \ cold\beer" YAML drops \ and b. Before a line break the CMS writes '\ ' for a space.
  if (kind === "double-quoted-scalar" && /(?<!\\)(\\\\)*\\([abeNLP_]| (?!\\n))/.test(token)) return backslash;
  // '|5' is an empty text that is indented by 5.
  if (kind === "block-scalar-header" && /\d/.test(token)) return ownSign;
  return undefined;
}

/** The commonest mistakes in YAML, in plain words. `words`: of the line. */
function describeYamlError({ code, message }: YAMLError, col: number, words: string): string {
  if (code === "TAB_AS_INDENT") return "begins with a tab. Write spaces instead";
  if (code === "DUPLICATE_KEY") return "has a field that stands above already. Take one of them away";
  if (code === "MISSING_CHAR" && /quote/.test(message)) return unclosed;
  if (/^[ \t-]*[^\S \t]|:[^\S \t]/.test(words))
    return "has a space that YAML does not know, as messengers copy it. Type it anew";
  const isAtEnd = /at node end/.test(message);
  if (
    code === "BAD_INDENT" ||
    /indentat|indented|Sequence item|block sequence/.test(message) ||
    (isAtEnd && col === 1)
  )
    return "does not begin below its neighbours. Give it as many spaces as they have, and a dash if they have one";
  if (isAtEnd)
    return "has words behind a quotation mark or bracket that closes. Put all of the text in single quotation marks, and write each ' inside of it twice";
  if (/[Ii]mplicit|Nested mappings|compact/.test(message))
    return "has a colon inside of a text, lacks one behind a field's name, or does not begin below its neighbours. Put a text with a colon in straight quotation marks";
  return code === "BAD_DQ_ESCAPE" ? backslash : ownSign;
}
