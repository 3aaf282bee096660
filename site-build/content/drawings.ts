import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#schema/schema.ts";
import type { DrawnWord } from "#shared/page-content.ts";
import { isPlaceholderWord, placeholderName } from "../launch/placeholders.ts";
import { ContentError } from "./mistake.ts";

/** Adds an SVG to the site and returns its URL. */
type AddDrawing = (name: string, svg: string) => string;

/** The large word on Home. The delivered one is that of the placeholder name, and no other house shows it. */
export function homeWord({ site }: Content, media: string, add: AddDrawing): DrawnWord | null {
  const svg = readDrawing(join(media, "words/home.svg"));
  const isAnother = svg && isPlaceholderWord(svg) && site.name.first !== placeholderName;
  return isAnother ? null : wordOf("home", media, add);
}

/** The word of a page, or a language's name by its tag, if media/words/ has it: a path with the id `word`, so that the page can colour it. */
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
