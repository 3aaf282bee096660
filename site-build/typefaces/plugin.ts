import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { ContentSource } from "../content/resolve.ts";
import { projectRoot } from "../site-folder.ts";
import { cutTypeface } from "./cut-typeface.ts";
import { runsIn, scriptOf, textsOf } from "./edition-texts.ts";
import { openTypeface, readTypeface } from "./shaping.ts";

const styles = join(projectRoot, "app/styles");
const ours = ["anek-latin-var", "tiro-latin"].map((name) => join(styles, `fonts/${name}.woff2`));
const noTypeface = "\0no-typeface";

/**
 * Gives an edition the typefaces of its script, instead of app/styles/typefaces.ts. A build cuts those that come from
 * packages to what the edition shows; in `npm run dev` they are whole.
 */
export function scriptTypefaces(source: ContentSource): Plugin {
  let isBuild = false;
  const readTexts = async () => textsOf(source.read(), (await source.resolve()).content);
  return {
    name: "site:typefaces",
    // One instance for client and ssr, so that both name the same files.
    sharedDuringBuild: true,
    enforce: "pre",
    config(_config, { command }) {
      isBuild = command === "build";
    },
    async resolveId(id, importer = "") {
      const { language, path } = source.read().edition;
      const script = scriptOf(language);
      if (id.endsWith("/styles/typefaces.ts")) {
        if (script === "Deva") return join(styles, "typefaces-devanagari.ts");
        const isEnough = script !== "Latn" || (await haveLetters(await readTexts()));
        return join(styles, isEnough ? "typefaces.ts" : "typefaces-latin.ts");
      }
      if (id.endsWith("&whole")) return this.resolve(id.replace("&whole", ""), undefined, { skipSelf: true });
      const [, file, query = ""] = /^(@fontsource.+)(\?.+)$/.exec(id) ?? [];
      if (!isBuild || !file || dirname(importer) !== styles) return;
      const cut = await cutTypeface(join(projectRoot, "node_modules", file), {
        name: path || language,
        language,
        runs: runsIn(await readTexts(), /devanagari-(400|wght)/.test(file) ? "Deva" : script),
      });
      return cut ? cut + query : noTypeface;
    },
    load: (id) => (id === noTypeface ? 'export default ""' : undefined),
    async transform(code, id) {
      if (!isBuild || !id.endsWith("/styles/typefaces-devanagari.ts")) return;
      // The whole files are for letters that the cut ones lack. With the others they would load, too.
      const used = new Set((await readTexts()).join(""));
      const block = Array.from({ length: 0x80 }, (_, index) => 0x900 + index);
      const rare = block.filter((code) => !used.has(String.fromCodePoint(code)));
      return code.replaceAll("U+0900-097F", rare.map((code) => `U+${code.toString(16)}`).join());
    },
  };
}

/** Whether our two Latin files have every Latin letter of the texts. */
async function haveLetters(texts: readonly string[]): Promise<boolean> {
  const letters = new Set(texts.join("").match(/[\p{sc=Latn}--[a-zA-Z]]/gv));
  for (const file of letters.size > 0 ? ours : []) {
    const { characters } = openTypeface(await readTypeface(file), "en");
    if ([...letters].some((letter) => !characters.has(letter.codePointAt(0) ?? 0))) return false;
  }
  return true;
}
