import { build, type Plugin } from "vite";

/** Bundles and minifies one script for browsers. `define`: the values of its constants, as in Vite. */
export async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "script.js" } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was not built.`);
  return chunk.code.trim();
}

export const browserTargets = ["chrome125", "firefox128", "safari18"];

const suffix = "?script";

/** Lets a page inline a bundled script: `import text from "./file.ts?script"`. */
export function scriptTexts(): Plugin {
  return {
    name: "site:script-texts",
    sharedDuringBuild: true,
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(await bundleScript(file))};`, moduleType: "js" };
    },
  };
}
