import { z } from "zod";
import { pictureFields, shortTexts } from "#content/schema/fields.ts";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { Mistake } from "#site-build/content/mistake.ts";
import { labelOf } from "../labels.ts";

/** The JSON Schema of one file of content/; fields that name a picture are marked. */
export function formSchema(file: SubjectFile): Record<string, unknown> {
  return z.toJSONSchema(subjects[file].schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const short = shortTexts.get(zodSchema as never);
      if (short) Object.assign(jsonSchema, short);
      if (pictureFields.has(zodSchema as never)) Object.assign(jsonSchema, { picture: true });
      // One field instead of a choice of two kinds: a text or null, a number or words.
      if (/nullable|union/.test(zodSchema._zod.def.type) && jsonSchema.anyOf) {
        const [kind] = jsonSchema.anyOf;
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, kind, kind?.type === "string" && { type: ["string", "null"] });
      }
    },
  });
}

/** A mistake in the form's words: with the field's label instead of its key, and no advice about lines. */
export function sayInForm(mistake: Mistake): Mistake {
  const [file, key] = [mistake.file.replace("content/", ""), mistake.path.at(-1)];
  const message = mistake.message.replace(/ Add a line .*$/, "");
  if (!(file in subjects) || typeof key !== "string") return { ...mistake, message };
  const label = labelOf(formSchema(file as SubjectFile), mistake.path);
  return { ...mistake, message: message.replace(new RegExp(`^the ${key}( of the [\\w-]+)*`), `“${label}”`) };
}
