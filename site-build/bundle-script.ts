import { build } from "vite";

/** One script of our own, with what it imports, as the small text that a browser runs; `define` replaces its constants. */
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
