import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { languageTags } from "#schema/languages.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { inLocale } from "#site-build/content/locales.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { walkFields } from "#site-build/content/walk-fields.ts";
import { missingWords } from "#site-build/content/words.ts";

/** Where a site has its content, its drawings and the words of its interface. */
export interface SiteFolders {
  content: string;
  media: string;
  words: string;
}

/**
 * Adds a language to the site, such as kn or de-AT. Returns what is left to translate: guests read English, or the first
 * language, in place of it. Throws an error worded for the developer.
 */
export function addLocale(word: string, folders: SiteFolders): string[] {
  const tag = chooseTag(word);
  const { language } = new Intl.Locale(tag);
  const site = readDocument(folders, "site");
  const tags = languagesOf(site);
  const known = tags.find((own) => languageOf(own) === language);
  if (known) throw new Error(`The site already has ${known}.`);
  site.addIn(["languages"], tag);
  writeDocument(folders, "site", site);
  return [...leftToTranslate(language, folders), ...missingDrawings(tag, folders)];
}

/**
 * Removes a language from content and drawings. Returns what was removed. The interface's words stay: they belong to the
 * code, whose tests need them. Throws an error worded for the developer.
 */
export function removeLocale(word: string, folders: SiteFolders): string[] {
  const language = languageOf(word);
  const site = readDocument(folders, "site");
  const tags = languagesOf(site);
  const index = tags.findIndex((tag) => languageOf(tag) === language);
  if (index === 0)
    throw new Error(
      `${tags[0]} is the first language, which every text has. Put another one first in content/site.yaml, languages, and write every text in it.`,
    );
  const documents = (Object.keys(schemas) as FileName[]).map((name) => {
    const document = name === "site" ? site : readDocument(folders, name);
    return { name, document, count: removeTexts(name, document, language) };
  });
  const changed = documents.filter(({ count }) => count > 0);
  if (index < 0 && changed.length === 0)
    throw new Error(`The site has no language ${word}. It has ${tags.join(", ")}.`);
  if (index > 0) site.deleteIn(["languages", index]);
  for (const { name, document } of documents) writeDocument(folders, name, document);
  return [
    ...(index > 0 ? [`content/site.yaml: the language ${tags[index]}`] : []),
    ...changed.map(({ name, count }) => `content/${name}.yaml: ${count} texts`),
    ...removeDrawings(language, tags[index], folders),
  ];
}

function removeTexts(name: FileName, document: Document, language: string): number {
  const paths: (readonly (string | number)[])[] = [];
  walkFields(name, document.toJS(), (field) => {
    if (field.language === language) paths.push(field.path);
  });
  for (const path of paths) document.deleteIn(path);
  return paths.length;
}

function removeDrawings(language: string, tag: string | undefined, { media }: SiteFolders): string[] {
  const names = [`words/${tag}.svg`, `map/region.${language}.svg`];
  const removed = names.filter((name) => existsSync(join(media, name)));
  for (const name of removed) rmSync(join(media, name));
  return removed.map((name) => `media/${name}`);
}

function leftToTranslate(language: string, { content, media, words }: SiteFolders): string[] {
  const whole = loadContent(content, media);
  const texts = inLocale(whole, language).missing.map((field) => `content/${field}`);
  return [...missingWords(language, words), ...texts];
}

/** The map with names in the language, and the language's name in letters that a guest's device may lack. */
function missingDrawings(tag: string, { media }: SiteFolders): string[] {
  const names = [`map/region.${languageOf(tag)}.svg`, `words/${tag}.svg`];
  return names
    .filter((name) => !existsSync(join(media, name)))
    .map((name) => `media/${name}, if you want a drawing`);
}

/** hi for hi or hi-IN. */
function languageOf(word: string): string {
  try {
    return new Intl.Locale(word).language;
  } catch {
    throw new Error(`${word} is not a language. Use its code, such as hi or kn.`);
  }
}

/** kn-IN for kn, and de-AT only for itself, since German is written in several countries. */
function chooseTag(word: string): string {
  const language = languageOf(word);
  const exact = languageTags.find((tag) => tag.toLowerCase() === word.toLowerCase());
  const candidates = languageTags.filter((tag) => languageOf(tag) === language);
  const [only] = candidates;
  if (exact) return exact;
  if (!only) throw new Error(`${word} is not in schema/languages.ts. Add it there, with its country.`);
  if (candidates.length > 1) throw new Error(`${word} needs its country: ${candidates.join(", ")}.`);
  return only;
}

export const languagesIn = (folders: SiteFolders): string[] => languagesOf(readDocument(folders, "site"));

const languagesOf = (site: Document): string[] => site.toJS()?.languages ?? [];

const fileOf = ({ content }: SiteFolders, name: FileName) => join(content, `${name}.yaml`);

function readDocument(folders: SiteFolders, name: FileName): Document {
  const document = parseDocument(readFileSync(fileOf(folders, name), "utf8"));
  if (document.errors.length > 0)
    throw new Error(`content/${name}.yaml cannot be read. "npm run check" says what is wrong.`);
  return document;
}

function writeDocument(folders: SiteFolders, name: FileName, document: Document): void {
  writeFileSync(fileOf(folders, name), document.toString({ lineWidth: 0 }));
}
