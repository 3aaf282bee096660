import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#schema/schema.ts";
import type { DrawnWord } from "#shared/page-content.ts";
import { deliveredWords } from "../launch/placeholders.ts";
import { ContentError } from "./mistake.ts";

/** Adds an SVG to the site and returns its URL. */
type AddDrawing = (name: string, svg: string) => string;

/** The large word of a page. A delivered one names the placeholder resort or its town, and no other house shows it. */
export function largeWord(
  page: "home" | "about",
  content: Content,
  media: string,
  add: AddDrawing,
): DrawnWord | null {
  const svg = readDrawing(join(media, `words/${page}.svg`)) ?? "";
  const delivered = deliveredWords.find(({ title }) => svg.includes(`<title>${title}</title>`));
  const isOfAnotherHouse = delivered && !delivered.belongsTo(content);
  return isOfAnotherHouse ? null : wordOf(page, media, add);
}

/** What media/words/ has for a page, or for a language by its tag: a path with the id `word`, so that the page can colour it. */
export function wordOf(name: string, media: string, add: AddDrawing): DrawnWord | null {
  const svg = readDrawing(join(media, "words", `${name}.svg`));
  if (!svg) return null;
  const [, box] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  if (!box || !svg.includes('id="word"')) {
    const message = 'must have a viewBox, and a path with id="word". Draw it anew, or take it away';
    throw new ContentError([{ file: `media/words/${name}.svg`, message }]);
  }
  return { href: `${add(`word-${name}`, svg)}#word`, box };
}

/** The drawing of the region, if there is one, with names in the language of the locale. */
export function readRegion(locale: string, media: string): string | undefined {
  const names = [`region.${locale}.svg`, "region.svg"];
  return names.map((name) => readDrawing(join(media, "map", name))).find((svg) => svg !== undefined);
}

const readDrawing = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
