import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { contentModules } from "#site-build/content/plugin.ts";
import { contentSource } from "#site-build/content/resolve.ts";

// Libraries, the site's own controls, its calendar and the texts are paid for elsewhere.
const elsewhere =
  /^(react|react-router)(\/|$)|^#app\/(ui|layout)\/|^#content\/|^#words\/|^#shared\/calendar\.ts$/;

test("memory, states, retries and sender stay within 3 KB", async () => {
  const code = await bundle(["inquiry-store.ts", "form-words.ts", "resume.ts"]);
  expect(code).toContain("localStorage");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(3 * 1024);
});

/** One script of these files and all that they import, as small as the site's build makes it. */
async function bundle(files: string[]): Promise<string> {
  const entry = "inquiry-parts";
  const source = files.map((file) => `export * from ${JSON.stringify(join(import.meta.dirname, file))};`);
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    root: join(import.meta.dirname, "../.."),
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [
      contentModules(contentSource()),
      {
        name: "one-entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source.join("\n") : null),
      },
    ],
    build: {
      // Without Vite's helper for preloads, which the pages share.
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        external: (id) => elsewhere.test(id),
      },
    },
  })) as Rolldown.RolldownOutput;
  // Without what is loaded on demand
  const scripts = output.filter((file) => file.type === "chunk" && file.isEntry) as Rolldown.OutputChunk[];
  expect(scripts).toHaveLength(1);
  return scripts[0]?.code ?? "";
}
