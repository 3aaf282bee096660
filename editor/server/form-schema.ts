import { z } from "zod";
import { pictureFields } from "#content/schema/fields.ts";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";

/** The shape of one file of content/ for the form: zod's JSON Schema, and which fields name a picture. */
export function formSchema(file: SubjectFile): Record<string, unknown> {
  return z.toJSONSchema(subjects[file].schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
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
