import { z } from "zod";
import { dayFields } from "#content/schema/days.ts";
import { pictureFields, shortTexts, texts } from "#content/schema/fields.ts";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { valueAt } from "#site-build/content/fields.ts";
import type { Mistake } from "#site-build/content/mistake.ts";
import { labelOf, sayFiles } from "../labels.ts";
import { partsOf } from "./content-names.ts";

const made = new Map<SubjectFile, Record<string, unknown>>();

/** The JSON Schema of one file of content/; fields for texts, pictures and days are marked. */
export function formSchema(file: SubjectFile): Record<string, unknown> {
  const schema = made.get(file) ?? makeSchema(file);
  made.set(file, schema);
  return schema;
}

function makeSchema(file: SubjectFile): Record<string, unknown> {
  return z.toJSONSchema(subjects[file].schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const short = shortTexts.get(zodSchema as never);
      if (short) Object.assign(jsonSchema, short);
      if (texts.get(zodSchema as never)) Object.assign(jsonSchema, { isText: true });
      if (dayFields.has(zodSchema as never)) Object.assign(jsonSchema, { day: true });
      const { description = "" } = jsonSchema;
      // The form shows the picture itself.
      const ofPicture = description.replace(/:? ?(its|the) name.* in pictures\.yaml\.?/i, "");
      if (pictureFields.has(zodSchema as never))
        Object.assign(jsonSchema, { picture: true, description: ofPicture });
      else if (description) jsonSchema.description = sayFiles(description);
      // One field instead of a choice of two kinds: a text or null, a number or words.
      if (/nullable|union/.test(zodSchema._zod.def.type) && jsonSchema.anyOf) {
        const [kind] = jsonSchema.anyOf;
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, kind, kind?.type === "string" && { type: ["string", "null"] });
      }
    },
  });
}

/** A mistake in the form's words: with the field's label instead of its key, and no advice about lines. `value`: the file's. */
export function sayInForm(mistake: Mistake, value: unknown): Mistake {
  const [{ file }, key] = [partsOf(mistake.file.replace("content/", "")), mistake.path.at(-1)];
  const message = sayFiles(mistake.message)
    .replace(/ Add a line .*$| Write it after the colon\.$/, "")
    .replace(
      / Remove the quotation marks\.$/,
      (advice) => askForThousands(valueAt(value, mistake.path)) ?? advice,
    );
  if (!(file in subjects) || key === undefined) return { ...mistake, message };
  const isEntry = typeof key === "number";
  const label = `“${labelOf(formSchema(file), isEntry ? mistake.path.slice(0, -1) : mistake.path)}”`;
  const name = isEntry
    ? /^entry \d+( of [\w-]+)?/
    : new RegExp(`^the ${RegExp.escape(key)}( of the [\\w-]+)*`);
  return { ...mistake, message: message.replace(name, isEntry ? `${label}, entry ${key + 1}` : label) };
}

/** The form leaves '12.000' a text. */
function askForThousands(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d+(\.\d{3})+$/.test(value)) return undefined;
  return ` Did you mean ${value.replaceAll(".", "")}? Write it without the point.`;
}
