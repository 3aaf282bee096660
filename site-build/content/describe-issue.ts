import type { z } from "zod";
import type { ContentFile } from "./content-file.ts";
import { isRecord, type Path, valueAt } from "./fields.ts";
import { entryOf, type Mistake, nameOf } from "./mistake.ts";
import { didYouMean, nearest } from "./nearest.ts";

/** Turns the schema's issues of one file into sentences. */
export function describeIssues(file: ContentFile, found: readonly z.core.$ZodIssue[]): Mistake[] {
  const issues = found.flatMap((issue) => likelyChoice(file, issue));
  return issues.flatMap((issue) => {
    const path = issue.path as Path;
    // A value of the wrong type causes further issues in it; report only the type.
    const isKnown = issues.some(
      (other) => other.code === "invalid_type" && sameList(other.path as Path, [...path, ""]),
    );
    if (isKnown && issue.code !== "invalid_type") return [];
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => describeUnknown(file, [...path, key], issues));
    if (issue.code === "invalid_type" && valueAt(file.value, path) === undefined) {
      const unknown = issues.flatMap((other) =>
        other.code === "unrecognized_keys" && sameList(other.path as Path, path) ? other.keys : [],
      );
      // A misspelt name is reported once, as the unknown field.
      return nearest(String(path.at(-1)), unknown).length > 0 ? [] : describeMissing(file, path);
    }
    return mistakeAt(file, path, `${nameOf(path)} ${describeValue(file, path, issue)}`);
  });
}

/** For a union: the issues of its first choice, or of a choice whose words were nearly written. */
function likelyChoice(file: ContentFile, issue: z.core.$ZodIssue): z.core.$ZodIssue | z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return issue;
  const written = String(valueAt(file.value, issue.path as Path));
  const isNear = (choice: readonly z.core.$ZodIssue[]) =>
    choice.some(
      (each) => each.code === "invalid_value" && nearest(written, each.values.map(String)).length > 0,
    );
  const meant = issue.errors.find(isNear) ?? issue.errors[0] ?? [];
  return meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

/** A mistake with its line and its entry's name. */
export function mistakeAt(file: ContentFile, path: Path, message: string, line = file.lineOf(path)): Mistake {
  return { file: file.file, line, path, entry: entryOf(file.value, path), message };
}

const sameList = (parent: Path, path: Path) => JSON.stringify(parent) === JSON.stringify(path.slice(0, -1));

function missingBeside(issues: readonly z.core.$ZodIssue[], parent: Path): string[] {
  return issues.flatMap(({ code, path }) =>
    code === "invalid_type" && sameList(parent, path as Path) ? String(path.at(-1)) : [],
  );
}

function describeMissing(file: ContentFile, path: Path): Mistake {
  const last = path.at(-1);
  const what = typeof last === "number" ? nameOf(path) : `the ${last}`;
  const repair = typeof last === "number" ? "Add it." : `Add a line that begins with ${last}: to it.`;
  return mistakeAt(file, path, `${what} is missing. ${repair}`);
}

function describeUnknown(file: ContentFile, path: Path, issues: readonly z.core.$ZodIssue[]): Mistake {
  const name = String(path.at(-1));
  const near = nearest(name, missingBeside(issues, path.slice(0, -1)));
  // A field too far to the left is outside of its entry, where it is missing.
  const isMissed = issues.some(({ code, path: other }) => code === "invalid_type" && other.at(-1) === name);
  const repair =
    near.length > 0
      ? `Did you mean ${near[0]}?`
      : isMissed
        ? "Move it to the right, to the entry that it belongs to."
        : "Correct its name or take it away.";
  return mistakeAt(file, path, `there is no field ${name} here. ${repair}`, file.lineOfName(path));
}

/** Such as 'must be a number above 0. Remove the quotation marks.' */
function describeValue(file: ContentFile, path: Path, issue: z.core.$ZodIssue): string {
  const value = valueAt(file.value, path);
  const written = file.written(path);
  if (issue.code === "invalid_type" || issue.code === "invalid_value") {
    const { expected, values } = issue as { expected?: string; values?: readonly unknown[] };
    if (values) {
      const words = values.map(String);
      const custom = issue.message.startsWith("must") ? issue.message : `must be ${oneOf(words)}`;
      return `${custom}.${didYouMean(String(value), words)}`;
    }
    if (expected === "number" || expected === "int")
      return `${issue.message}. ${repairNumber(value, written?.isQuoted ?? false)}`;
    if (expected === "boolean") return `must be true or false. ${repairBoolean(value)}`;
    if (expected === "string") return `must be a text. ${repairText(value)}`;
    if (expected === "array" || expected === "tuple")
      return `must be a list${issue.message.startsWith("must") ? `: ${issue.message}` : ""}. Write each entry on a line of its own that begins with a dash.`;
    return "must hold further fields. Look at an entry of the same kind.";
  }
  if ((issue.code === "too_big" || issue.code === "too_small") && Array.isArray(value))
    return `${issue.message}; there ${value.length === 1 ? "is" : "are"} ${value.length}.${howMany(issue, value.length)}`;
  return `${issue.message}.`;
}

function oneOf(words: readonly string[]): string {
  return `one of ${new Intl.ListFormat("en", { type: "disjunction" }).format(words)}`;
}

function howMany(issue: z.core.$ZodIssue, count: number): string {
  if (issue.code === "too_big") return ` Take ${count - Number(issue.maximum)} away.`;
  return issue.code === "too_small" ? ` Add ${Number(issue.minimum) - count}.` : "";
}

/** What to do with a value that should be a number. */
function repairNumber(value: unknown, isQuoted: boolean): string {
  if (value === null || value === "") return "Write it after the colon.";
  if (typeof value !== "string") return "Write the number alone.";
  const bare = value.replaceAll(/^[“”"'‘’]|[“”"'‘’]$/g, "").trim();
  if ((isQuoted || bare !== value) && isNumber(bare)) return "Remove the quotation marks.";
  const number = soleNumber(bare);
  if (number === undefined) return "Write a number, like 45 or 4.5.";
  if (/^\d+,\d+$/.test(bare))
    return /,\d{3}$/.test(bare)
      ? `Write ${number}, without the comma.`
      : `Write ${number}, with a point instead of the comma.`;
  return `Write the number alone: ${number}.`;
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** The number in '₹1,250.50', 'Rs. 45/-', '4,5' or '१२०', as YAML writes it. */
function soleNumber(text: string): string | undefined {
  const western = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const found = western.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (found.length !== 1) return undefined;
  const [digits = ""] = found;
  return /,\d{1,2}$/.test(digits) ? digits.replace(",", ".") : digits.replaceAll(",", "");
}

/** What to do with a value that should be true or false. */
function repairBoolean(value: unknown): string {
  const word = String(value).toLowerCase();
  if (/^(yes|y|on|true|1|हाँ)$/.test(word)) return "Write true.";
  if (/^(no|n|off|false|0|नहीं)$/.test(word)) return "Write false.";
  return "Write one of the two, without quotation marks.";
}

/** What to do with a value that should be a text. */
function repairText(value: unknown): string {
  if (value === null) return "Write it after the colon.";
  const [entry] = isRecord(value) ? Object.entries(value) : [];
  if (entry && typeof entry[1] !== "object")
    return `A text with a colon stands between quotation marks: "${entry[0]}: ${entry[1]}".`;
  return Array.isArray(value) ? "It is a list here: remove the dash." : "Write it between quotation marks.";
}
