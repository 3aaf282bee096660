import { shown } from "#schema/fields.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import type { Mistake } from "./mistake.ts";
import { contentFolder, readContentFile } from "./read-content.ts";
import { labelOf } from "./sentences.ts";

/** 'Packages, Basic Getaway, Price: must be an amount such as 6,500.': a mistake as an owner finds it in /admin. */
export function sayAsForm({ file, line, field, message }: Mistake): string {
  const name = file.replace(/^content\/|\.yaml$/g, "");
  if (!(name in schemas)) return `${file}: ${message}.`;
  const form = shown.get(schemas[name as FileName])?.label ?? name;
  const place = field ? placeInForm(name as FileName, field) : line && `line ${line} of ${file}`;
  return `${[form, place].filter(Boolean).join(", ")}: ${message}.`;
}

/** `field` counts entries from 1: packages 1 price. An entry with a title is called by it. */
function placeInForm(file: FileName, field: string): string {
  const steps = field.split(" ").map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
  let at: unknown = readContentFile(contentFolder, file, [])?.value;
  const words: string[] = [];
  for (const [index, step] of steps.entries()) {
    at = Object(at)[step];
    if (typeof step === "number") {
      const entries = words.pop();
      words.push(Object(at).title ?? Object(at).name ?? `${entries} ${step + 1}`);
    } else {
      const around = labelOf(file, steps.slice(0, index));
      const label = labelOf(file, steps.slice(0, index + 1));
      words.push(label.slice(around.length).replace(/^, /, ""));
    }
  }
  return words.join(", ");
}
