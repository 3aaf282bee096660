import type { z } from "zod";
import type { ContentFile } from "./content-file.ts";
import { isRecord, valueAt } from "./fields.ts";
import type { Mistake, Path } from "./mistake.ts";

/** One wrong field as a sentence. */
export function describeIssue(file: ContentFile, issue: z.core.$ZodIssue): Mistake {
  const path = issue.path as Path;
  const message = issue.message.replace(/^Invalid input: /, "");
  return mistakeAt(file, path, `${nameOf(path)} ${message}.`);
}

/** A mistake at a place of a file, with its line and the name of the entry that it is in. */
export function mistakeAt(file: ContentFile, path: Path, message: string): Mistake {
  return { file: file.file, line: file.lineOf(path), path, entry: entryOf(file, path), message };
}

/** What the owner calls the entry that a value is in: its name, title or label; a picture's is its key. */
function entryOf({ value, file }: ContentFile, path: Path): string | undefined {
  if (file.endsWith("/pictures.yaml")) return path.length > 0 ? String(path[0]) : undefined;
  for (let depth = path.length; depth > 0; depth--) {
    const parent = valueAt(value, path.slice(0, depth));
    if (typeof path[depth - 1] !== "number" || !isRecord(parent)) continue;
    const name = ["name", "title", "label", "part", "slug"].map((key) => parent[key]).find(isName);
    if (name) return name;
  }
}

const isName = (name: unknown): name is string => typeof name === "string" && name !== "";

/** 'the price', 'entry 3 of details', 'the whole file'. */
export function nameOf(path: Path): string {
  const steps = path.slice(
    path.findLastIndex((step, index) => typeof step === "number" && index < path.length - 1) + 1,
  );
  const last = steps.at(-1);
  if (last === undefined) return "the whole file";
  if (typeof last === "number") {
    const list = path.at(-2);
    return `entry ${last + 1}${list === undefined ? "" : ` of ${list}`}`;
  }
  return `the ${[...steps].reverse().join(" of ")}`;
}
