import { z } from "zod";
import { pictureFields } from "#content/schema/fields.ts";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { ExplainedSchema } from "./explain-fields.ts";

/** A JSON Schema for each YAML file of content/, for completion in editors. */
export function jsonSchemas(): { subject: SubjectFile; file: string; schema: ExplainedSchema }[] {
  const files = (Object.keys(subjects) as SubjectFile[]).filter((file) => file.endsWith(".yaml"));
  return files.map((subject) => {
    // JSON Schema cannot express the map's setting, a transform: it accepts anything there.
    const schema = z.toJSONSchema(subjects[subject].schema, {
      unrepresentable: "any",
      io: "input",
      override({ zodSchema, jsonSchema }) {
        const picture = pictureFields.get(zodSchema as never);
        if (picture) Object.assign(jsonSchema, { format: "picture", use: picture.use ?? "share" });
      },
    });
    const file = `content/schema/json/${subject.replace("/", "-").replace(".yaml", ".json")}`;
    return { subject, file, schema: schema as ExplainedSchema };
  });
}
