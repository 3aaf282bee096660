import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const suffix = "?script";

/** `import text from "./file.ts?script"`: a script of ours as text, for what a page carries inline. */
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
