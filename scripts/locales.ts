import "./load-env.ts";
import { contentFolder } from "#site-build/content/read-content.ts";
import { wordsFolder } from "#site-build/content/words.ts";
import { mediaFolder } from "#site-build/site-folder.ts";
import { addLocale, languagesIn, removeLocale } from "./locales/change-locales.ts";

// npm run locales -- add kn | remove hi: changes the languages of the site, and lists what is left to translate.

const folders = { content: contentFolder, media: mediaFolder, words: wordsFolder };
const [command, language, ...rest] = process.argv.slice(2);

if (!language || rest.length > 0 || (command !== "add" && command !== "remove"))
  throw new Error(
    `Run "npm run locales -- add kn", or "npm run locales -- remove hi". The site has ${languagesIn(folders).join(", ")}.`,
  );
if (command === "add") print(`Added ${language}. Still to translate:`, addLocale(language, folders));
else print(`Removed ${language}:`, removeLocale(language, folders));

function print(heading: string, lines: readonly string[]): void {
  console.log([heading, ...lines.map((line) => `  ${line}`)].join("\n"));
}
