import { type ContentFiles, fieldsOfAll } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { type Mistake, nameOf } from "./mistake.ts";

const leftovers = /^(null|undefined|nil|~|""|'')$/i;

/** 'null' as a text: guests would read it. Owners write it where they have nothing to say. */
export function checkLeftovers(files: ContentFiles): Mistake[] {
  return [...fieldsOfAll(files)].flatMap(({ file, value, path }) => {
    if (typeof value !== "string" || !leftovers.test(value.trim())) return [];
    const repair = "Write a text, or tick “Left out on purpose” in the editor, where the field has it.";
    return mistakeAt(file, path, `${nameOf(path)} is ${value.trim()}, which guests would read. ${repair}`);
  });
}
