import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { type Content, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { ContentSource } from "./source.ts";

const ofContent = /^#content\/(.+\.(?:yaml|geojson)(?:\?.*)?)$/;

/**
 * `import { menu } from "#content/menu.yaml"`: the checked data as a module, so that the app's scripts know neither
 * YAML nor schemas, and each page's no more than it imports.
 */
export function contentModules(source: ContentSource): Plugin {
  return {
    name: "site:content",
    sharedDuringBuild: true,
    enforce: "pre",
    resolveId(id) {
      const [, file] = ofContent.exec(id) ?? [];
      return file && join(source.folder, file);
    },
    load(id) {
      const file = subjectOf(id, source);
      if (!file) return;
      const parts = Object.entries(exportsOf(file, source.read()));
      const code = parts.map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`).join("\n");
      return { code, moduleType: "js" };
    },
  };
}

/** Which file of content/ a module is. */
export function subjectOf(id: string, { folder }: ContentSource): SubjectFile | undefined {
  const name = relative(folder, id).split(sep).join("/");
  return name in subjects ? (name as SubjectFile) : undefined;
}

/** What one file of content/ gives to those who import it, by name. */
export function exportsOf(file: SubjectFile, content: Content): Partial<Content> {
  const entry = subjects[file];
  const names = "as" in entry ? [entry.as] : (Object.keys(entry.schema.shape) as (keyof Content)[]);
  return Object.fromEntries(names.map((name) => [name, content[name]]));
}
