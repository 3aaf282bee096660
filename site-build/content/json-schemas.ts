import { z } from "zod";
import { pictureFields } from "#content/schema/fields.ts";
import { exportsOf, type SubjectFile, subjects } from "#content/schema/subjects.ts";
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

/** The text of content/schema/modules.d.ts. */
export function contentModuleTypes(): string {
  const modules = (Object.keys(subjects) as SubjectFile[]).map((file) => {
    const names = exportsOf(file).map((name) => `  export const ${name}: ContentModules["${name}"];\n`);
    return `declare module "#content/${file}" {\n${names.join("")}}\n`;
  });
  return `// Written by \`npm run schemas\`.\ntype ContentModules = import("./subjects.ts").ResolvedContent;\n${modules.join("")}`;
}
