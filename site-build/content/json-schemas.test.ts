import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { projectRoot } from "../site-folder.ts";
import { jsonSchemaFile, jsonSchemas } from "./json-schemas.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

test("editors complete by the schemas as they are now: `npm run schemas` writes them", () => {
  for (const [file, text] of jsonSchemas()) expect(read(file), file).toBe(text);
});

test("each file of content/ names its schema, which explains every field", () => {
  for (const name of Object.keys(subjects) as SubjectFile[]) {
    if (!name.endsWith(".yaml")) continue;
    const schema = relative(dirname(`content/${name}`), jsonSchemaFile(name));
    expect(read(`content/${name}`).split("\n")[0]).toBe(`# yaml-language-server: $schema=${schema}`);
  }
  for (const [file, text] of jsonSchemas()) expect(unexplained(JSON.parse(text)), file).toEqual([]);
});

type Schema = { properties?: Record<string, Schema>; description?: string; [part: string]: unknown };

function unexplained(schema: Schema, path = ""): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    part.description || key === "path" ? [] : [`${path}.${key}`],
  );
  const parts = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    unexplained(part, `${path}.${key}`),
  );
  const items = schema.items ? unexplained(schema.items as Schema, `${path}[]`) : [];
  return [...own, ...parts, ...items];
}
