import { z } from "zod";
import { pictureFields } from "#content/schema/fields.ts";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";

/** Where editors find the shape of a file; each file of content/ names its own in the first line. */
export const jsonSchemaFile = (file: SubjectFile) =>
  `content/schema/json/${file.replace("/", "-").replace(/\.\w+$/, ".json")}`;

/** What an editor must know to complete and explain the fields of each file, as JSON Schema. */
export function jsonSchemas(): Map<string, string> {
  const files = (Object.keys(subjects) as SubjectFile[]).filter((file) => file.endsWith(".yaml"));
  return new Map(
    files.map((file) => {
      // The map's setting is a transform, which no JSON Schema can tell; an editor takes anything there.
      const schema = z.toJSONSchema(subjects[file].schema, {
        unrepresentable: "any",
        io: "input",
        override({ zodSchema, jsonSchema }) {
          const picture = pictureFields.get(zodSchema as never);
          if (picture) Object.assign(jsonSchema, { format: "picture", use: picture.use ?? "share" });
        },
      });
      return [jsonSchemaFile(file), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}
