import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { explainFields } from "#site-build/content/explain-fields.ts";
import { jsonSchemas } from "#site-build/content/json-schemas.ts";
import { projectRoot } from "#site-build/site-folder.ts";

// npm run schemas, after a change of content/schema/: writes the JSON Schemas for completion, and the comments in
// content/ and in the tests' copy of it.

for (const { subject, file, schema } of jsonSchemas()) {
  const path = join(projectRoot, file);
  const former = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : schema;
  for (const folder of ["content", "tests/site/content"]) {
    const content = join(projectRoot, folder, subject);
    if (existsSync(content))
      writeFileSync(content, explainFields(readFileSync(content, "utf8"), schema, former));
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
}
