import { join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { shapeOf } from "#schema/field-meta.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { listLocales } from "./locales.ts";
import type { ContentSource } from "./resolve.ts";
import { wordsFile } from "./words.ts";

/** Lets pages import resolved content: `import { menu } from "#content/dining.yaml"`. Unused exports are not bundled. */
export function contentModules(source: ContentSource, locale = ""): Plugin {
  const fileOf = (id: string) => {
    const name = relative(source.folder, id).replace(/\.yaml$/, "");
    return name in schemas ? (name as FileName) : undefined;
  };
  return {
    name: "site:content",
    // Shared by the client and ssr environments, so that the content is resolved once.
    sharedDuringBuild: true,
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith("#words/")) {
        const current = listLocales(source.read()).find(({ path }) => path === locale);
        return normalizePath(wordsFile(id.slice("#words/".length), current?.language ?? "en"));
      }
      const [, file] = /^#content\/(\w+\.yaml)$/.exec(id) ?? [];
      return file && join(source.folder, file);
    },
    async load(id) {
      const file = fileOf(id);
      if (!file) return;
      const { modules } = await source.resolve(locale);
      // Includes fields that the owner has left empty, because importing a name that is not exported fails the build.
      const names = new Set([...Object.keys(shapeOf(schemas[file])), ...Object.keys(modules[file])]);
      const parts = [...names].map((name) => `export const ${name}=${JSON.stringify(modules[file][name])};`);
      return { code: parts.join("\n"), moduleType: "js" };
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { drawings } = await source.resolve(locale);
      for (const [url, svg] of drawings)
        this.emitFile({ type: "asset", fileName: url.slice(1), source: svg });
    },
  };
}
