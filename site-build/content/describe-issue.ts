import type { z } from "zod";
import type { ContentFile } from "./content-file.ts";
import { valueAt } from "./fields.ts";
import type { Mistake, Path } from "./mistake.ts";
import { entryOf, nameOf } from "./names.ts";
import { didYouMean, nearest } from "./nearest.ts";
import { repairBoolean, repairNumber, repairText } from "./repairs.ts";

/** All that a schema finds wrong in one file, each as a sentence. */
export function describeIssues(file: ContentFile, issues: readonly z.core.$ZodIssue[]): Mistake[] {
  return issues.flatMap((issue) => {
    const path = issue.path as Path;
    // What follows from a wrong kind of value is told by that.
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
      // A name that is written wrong is told once: as the wrong one.
      return nearest(String(path.at(-1)), unknown).length > 0 ? [] : describeMissing(file, path);
    }
    return mistakeAt(file, path, `${nameOf(path)} ${describeValue(file, path, issue)}`);
  });
}

/** A mistake at a place of a file, with its line and the name of the entry that it is in. */
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
  // A field that stands too far to the left has left the entry above it, which misses it.
  const isMissed = issues.some(({ code, path: other }) => code === "invalid_type" && other.at(-1) === name);
  const repair =
    near.length > 0
      ? `Did you mean ${near[0]}?`
      : isMissed
        ? "Move it to the right, to the entry that it belongs to."
        : "Correct its name or take it away.";
  return mistakeAt(file, path, `${name} is no field of this place. ${repair}`, file.lineOfName(path));
}

/** What is wrong with a value, and the repair: 'must be a number above 0. Remove the quotation marks.' */
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
    if (expected === "number") return `${issue.message}. ${repairNumber(value, written?.isQuoted ?? false)}`;
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
