import { isRecord, valueAt } from "./fields.ts";
import type { Path } from "./mistake.ts";

/** What the owner calls the entry that a value is in: its name, title or label. */
export function entryOf(value: unknown, path: Path): string | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const entry = valueAt(value, path.slice(0, depth));
    if (!isRecord(entry)) continue;
    // A picture is called by its key.
    if ("alt" in entry || "focus" in entry) return String(path[depth - 1]);
    if (typeof path[depth - 1] !== "number") continue;
    const name = ["name", "title", "label", "part", "slug"].map((key) => entry[key]).find(isName);
    if (name) return name;
  }
}

const isName = (name: unknown): name is string => typeof name === "string" && name !== "";

/** What a value is called within its entry: 'the price', 'the amount of the price', 'entry 3 of details'. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  if (typeof last === "number") {
    const list = path.at(-2);
    return list === undefined ? `entry ${last + 1}` : `entry ${last + 1} of ${list}`;
  }
  const entry = path.findLastIndex((step, index) => typeof step === "number" && index < path.length - 1);
  return [...path.slice(entry + 1)]
    .reverse()
    .map((step) => `the ${step}`)
    .join(" of ");
}
