import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inLocale } from "#site-build/content/locales.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { makeFolder } from "../../tests/make-folder.ts";
import { fixedContent, fixedMedia } from "../../tests/site/settings.ts";
import { addLocale, removeLocale } from "./change-locales.ts";

function copySite() {
  const folder = makeFolder();
  const folders = {
    content: join(folder, "content"),
    media: join(folder, "media"),
    words: join(folder, "words"),
  };
  cpSync(fixedContent, folders.content, { recursive: true });
  cpSync(fixedMedia, folders.media, { recursive: true });
  for (const language of ["en", "hi"]) {
    mkdirSync(join(folders.words, language), { recursive: true });
    writeFileSync(join(folders.words, language, "site.json"), '{ "menu": "Menu" }');
  }
  return folders;
}

const textOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

test("a removed language leaves no text or drawing in content/ and media/, and all else as it was", () => {
  const folders = copySite();
  const before = inLocale(loadContent(folders.content, folders.media));
  const removed = removeLocale("hi", folders);
  expect(removed).toContain("content/site.yaml: the language hi-IN");
  expect(textOf(folders.content)).not.toMatch(/\p{Script=Devanagari}|_hi:|hi-IN/u);
  for (const drawing of ["words/hi-IN.svg", "map/region.hi.svg"])
    expect(existsSync(join(folders.media, drawing)), drawing).toBe(false);
  const after = inLocale(loadContent(folders.content, folders.media));
  expect(after.locales.map(({ language }) => language)).toEqual(["en-IN"]);
  expect({ ...after, site: { ...after.site, languages: before.site.languages } }).toEqual({
    ...before,
    locales: after.locales,
  });
  expect(readdirSync(folders.words)).toEqual(["en", "hi"]);
});

test("texts of a language that only the list has lost are removed, too", () => {
  const folders = copySite();
  const site = join(folders.content, "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace("  - hi-IN\n", ""));
  expect(() => loadContent(folders.content, folders.media)).toThrow("no language hi");
  removeLocale("hi-IN", folders);
  loadContent(folders.content, folders.media);
});

test("an added language is on the site, and everything that it lacks is listed", () => {
  const folders = copySite();
  const left = addLocale("kn", folders);
  const { missing, locale } = inLocale(loadContent(folders.content, folders.media), "kn");
  expect(locale.language).toBe("kn-IN");
  expect(left).toContain("app/words/kn/site.json");
  expect(left).toContain("content/home.yaml: hero headline");
  expect(left.filter((line) => line.startsWith("content/"))).toHaveLength(missing.length);
  expect(left).toContain("media/map/region.kn.svg, if you want a drawing");
});

test.each([
  ["an unknown language", () => addLocale("tlh", copySite()), "schema/languages.ts"],
  ["no code", () => addLocale("../kn", copySite()), "Use its code, such as hi or kn"],
  ["without its country", () => addLocale("de", copySite()), "needs its country: de-AT, de-CH, de-DE"],
  ["once more", () => addLocale("hi", copySite()), "already has hi-IN"],
  ["the first one", () => removeLocale("en", copySite()), "en-IN is the first language"],
  ["one that is not there", () => removeLocale("kn", copySite()), "It has en-IN, hi-IN"],
])("%s: a sentence says what to do", (_, change, sentence) => {
  expect(change).toThrow(sentence);
});
