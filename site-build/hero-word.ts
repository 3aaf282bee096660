import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { ContentSource } from "./content/source.ts";
import { setWords } from "./set-words.ts";

const wordId = "virtual:hero-word";
/** In the units of the drawing, which takes whatever width the page gives it. */
const size = 300;

/**
 * The word of home.yaml that hangs over the opening picture, as a drawing of its own: the typeface of its script is
 * larger than all others together. `import word from "virtual:hero-word"`; undefined where there is none.
 */
export function heroWord(source: ContentSource): Plugin {
  const draw = () => drawWord(source.read().home.hero.word);
  return {
    name: "site:hero-word",
    // One instance for client and ssr.
    sharedDuringBuild: true,
    resolveId: (id) => (id === wordId ? `\0${wordId}` : undefined),
    load(id) {
      if (id === `\0${wordId}`) return `export default ${JSON.stringify(draw()?.word)};`;
    },
    generateBundle() {
      const drawn = draw();
      if (this.environment.name !== "client" || !drawn) return;
      this.emitFile({ type: "asset", fileName: drawn.file, source: drawn.svg });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Only when it is asked for: a mistake in the content must leave all other files alone.
        if (!request.url?.startsWith("/assets/word-")) return next();
        const drawn = draw();
        if (!drawn || request.url !== `/${drawn.file}`) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(drawn.svg);
      });
    },
  };
}

/** Nothing for an empty word. */
export function drawWord(text: string) {
  if (!text) return undefined;
  const { path, left, top, width, height } = setWords(text, size);
  const box = [left, top, width, height].map((number) => Number(number.toFixed(1)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}"><path id="w" d="${path}"/></svg>\n`;
  const file = `assets/word-${createHash("sha256").update(svg).digest("hex").slice(0, 8)}.svg`;
  return { svg, file, word: { href: `/${file}#w`, box: box.join(" ") } };
}
