import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pageNames } from "#shared/pages.ts";
import { projectRoot } from "../site-folder.ts";

/** The words of the interface in a language such as hi-IN; English ones for a language without them. */
export function wordsFile(name: string, language: string): string {
  const own = join(projectRoot, "app/words", new Intl.Locale(language).language, name);
  return existsSync(own) ? own : join(projectRoot, "app/words/en", name);
}

/** What the build itself needs of them. */
export interface BuildWords {
  site: typeof import("#words/site.ts").words;
  inquiry: typeof import("#words/inquiry.ts").words;
}

export async function loadWords(language: string): Promise<BuildWords> {
  const pages = pageNames.filter((name) => existsSync(wordsFile(`${name}.ts`, language)));
  const names = ["site", "inquiry", ...pages];
  const files = names.map(async (name) => {
    const { words } = await import(pathToFileURL(wordsFile(`${name}.ts`, language)).href);
    return [name, words] as const;
  });
  return Object.fromEntries(await Promise.all(files)) as unknown as BuildWords;
}
