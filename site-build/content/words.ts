import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageNames } from "#shared/pages.ts";
import type inquiry from "#words/inquiry.json";
import type site from "#words/site.json";
import { projectRoot } from "../site-folder.ts";

export const wordsFolder = join(projectRoot, "app/words");

/** The file with interface texts in a language such as hi-IN, or in English if there is none. */
export function wordsFile(name: string, language: string): string {
  const file = join(wordsFolder, new Intl.Locale(language).language, name);
  return existsSync(file) ? file : join(wordsFolder, "en", name);
}

/** The interface texts of a language, without English ones as a fallback, by file: { "site.json": { … } }. */
function readTranslations(language: string, words: string): Record<string, unknown> {
  const folder = join(words, new Intl.Locale(language).language);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8"))]),
  );
}

/** The interface texts that are not translated, such as 'app/words/kn/site.json: chat label'. */
export function missingWords(language: string, folder = wordsFolder): string[] {
  const translated = readTranslations(language, folder);
  const { language: code } = new Intl.Locale(language);
  return Object.entries(readTranslations("en", folder)).flatMap(([file, words]) => {
    if (!translated[file]) return [`app/words/${code}/${file}`];
    return keysOf(words)
      .filter((key) => !keysOf(translated[file]).includes(key))
      .map((key) => `app/words/${code}/${file}: ${key}`);
  });
}

const keysOf = (words: unknown, path = ""): string[] =>
  typeof words === "object" && words !== null
    ? Object.entries(words).flatMap(([key, inner]) => keysOf(inner, `${path} ${key}`.trim()))
    : [path];

/** The interface texts that the build itself uses. */
export interface BuildWords {
  site: typeof site;
  inquiry: typeof inquiry;
}

export function loadWords(language: string): BuildWords {
  const files = ["site", "inquiry", ...pageNames]
    .map((name) => [name, wordsFile(`${name}.json`, language)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => [name, JSON.parse(readFileSync(file, "utf8"))]);
  return Object.fromEntries(files);
}
