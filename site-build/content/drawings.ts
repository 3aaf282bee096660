import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#schema/schema.ts";
import type { DrawnWord } from "#shared/page-content.ts";
import { bundledWords } from "../launch/placeholders.ts";
import { ContentError } from "./mistake.ts";

/** Adds an SVG to the site and returns its URL. */
type AddDrawing = (name: string, svg: string) => string;

/**
 * The large drawn word of a page. The bundled ones name the placeholder resort or its town, so other resorts do not show them.
 */
export function readLargeWord(
  page: "home" | "about",
  content: Content,
  media: string,
  add: AddDrawing,
): DrawnWord | null {
  const svg = readDrawing(join(media, `words/${page}.svg`)) ?? "";
  const delivered = bundledWords.find(({ title }) => svg.includes(`<title>${title}</title>`));
  const isOfAnotherResort = delivered && !delivered.belongsTo(content);
  return isOfAnotherResort ? null : readDrawnWord(page, media, add);
}

/** Reads the drawing in media/words/ of a page or a language. Its path has the id `word`, so that the page can colour it. */
export function readDrawnWord(name: string, media: string, add: AddDrawing): DrawnWord | null {
  const svg = readDrawing(join(media, "words", `${name}.svg`));
  if (!svg) return null;
  const [, box] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  if (!box || !svg.includes('id="word"')) {
    const message = 'must have a viewBox, and a path with id="word". Draw it again, or remove it';
    throw new ContentError([{ file: `media/words/${name}.svg`, message }]);
  }
  return { href: `${add(`word-${name}`, svg)}#word`, box };
}

/** Reads the drawing of the region, in the locale's language if there is one. */
export function readRegion(locale: string, media: string): string | undefined {
  const names = [`region.${locale}.svg`, "region.svg"];
  return names.map((name) => readDrawing(join(media, "map", name))).find((svg) => svg !== undefined);
}

const readDrawing = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
