import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import { readEditions, sayMissing } from "./editions.ts";
import { formatMistake } from "./mistake.ts";
import { readContent } from "./read-content.ts";
import { contentFolder } from "./site-content.ts";

let folder: string;

const editions = [
  { language: "en-IN", path: "", name: "English", direction: "ltr", isPublic: true },
  { language: "de-DE", path: "de", name: "Deutsch", direction: "ltr", isPublic: false },
];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "edition-")), "content");
  cpSync(contentFolder, folder, { recursive: true });
  write("editions.yaml", { editions, writtenIn: "Written in {language}." });
});

afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

function write(file: string, value: unknown) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), stringify(value));
}

/** The German edition with these files. */
function german(files: Record<string, unknown>) {
  for (const [file, value] of Object.entries(files)) write(`de/${file}`, value);
  const { content } = readContent(folder);
  if (!content) throw new Error("content/ itself has mistakes.");
  const [edition] = readEditions(folder, content);
  if (!edition) throw new Error("There is no German edition.");
  return { ...edition, english: content, says: edition.mistakes.map(formatMistake) };
}

test("an edition's texts lie over the others", () => {
  const { content, english, says } = german({
    "words.yaml": { skipToContent: "Zum Inhalt", pause: { video: "Film anhalten" } },
    "packages.yaml": {
      packages: { "adventure-plus": { title: "Abenteuer Plus", people: "2 Personen" } },
    },
  });
  expect(says).toEqual([]);
  expect(content?.words).toMatchObject({ skipToContent: "Zum Inhalt", pause: { video: "Film anhalten" } });
  expect(content?.words.pause.motion).toBe(english.words.pause.motion);
  const [first, second] = content?.packages ?? [];
  expect(second).toMatchObject({ title: "Abenteuer Plus", subtitle: expect.stringContaining("2 Personen") });
  expect(second?.price).toEqual(english.packages[1]?.price);
  expect(first?.title).toBe(english.packages[0]?.title);
});

test("missing texts are counted file by file", () => {
  const all = german({}).missing;
  const { missing } = german({
    "offline.yaml": { title: "Kein Netz", lead: "", call: null },
    "home-gallery.yaml": { homeGallery: [{ title: "Nacht" }, {}, {}, {}, {}, {}] },
  });
  expect(all.length - missing.length).toBe(2);
  expect(sayMissing(missing)).toMatch(/^\d+ texts are missing: .*offline\.yaml 3/);
  const ofPages = missing.map(({ file, path }) => `${file} ${path.join(" ")}`);
  expect(ofPages).toContain("offline.yaml lead");
  expect(ofPages).not.toContain("offline.yaml title");
  expect(ofPages.join()).not.toMatch(/slug|postalCode|currency|picture |confirmed|line arrival/);
});

test("what is no text of an edition is a mistake that says what to do", () => {
  const { says } = german({
    "packages.yaml": { packages: { "basic-getaway": { slug: "grund", price: { amount: 1 } } } },
    "offers.yaml": { offers: [{ title: "Familie" }] },
    "pictures.yaml": { "hero-dawn": { focus: [0, 0] } },
    "good-to-know.yaml": { title: ["Gut zu wissen"] },
  });
  expect(says).toEqual([
    expect.stringMatching(
      /^content\/de\/packages\.yaml, line 3.*the slug of .* is the same in all languages and stands in content\/packages\.yaml alone\. Take it away here\.$/,
    ),
    expect.stringMatching(/line 5.*the price of .* is the same in all languages/),
    expect.stringMatching(
      /^content\/de\/offers\.yaml.*the offers has no dashes here.*such as family-fun-package:/,
    ),
    expect.stringMatching(/^content\/de\/good-to-know\.yaml.*the title must be a text/),
    expect.stringMatching(
      /^content\/de\/pictures\.yaml.*the focus of the hero-dawn is the same in all languages/,
    ),
  ]);
});

test("texts whose place in content/ has changed or gone are left out and named, and stop nothing", () => {
  const { says, outdated, content, english } = german({
    "packages.yaml": { packages: { "adventure-plsu": { title: "Abenteuer" } } },
    "menu.yaml": { menu: [{ name: "Fladen" }] },
    "offers.yaml": { noOfers: "Nichts" },
    "lightbox.yaml": { label: "Bilder" },
  });
  expect(says).toEqual([]);
  expect(outdated.map(formatMistake)).toEqual([
    expect.stringMatching(
      /line 2.*content\/packages\.yaml has no adventure-plsu here\. Did you mean adventure-plus\?$/,
    ),
    expect.stringMatching(/content\/offers\.yaml has no noOfers here\. Did you mean noOffers\?$/),
    expect.stringMatching(
      /^content\/de\/menu\.yaml.*the menu must have 9 entries, as in content\/menu\.yaml.*Until then none of them is shown/,
    ),
  ]);
  expect(content?.lightbox.label).toBe("Bilder");
  expect(content?.menu).toEqual(english.menu);
});

test("a text that is wrong by itself is reported in the edition's file", () => {
  const { says } = german({
    "home.yaml": { hero: { headline: "x".repeat(80), showPicture: "Bild {position}" } },
    "packages.yaml": { packages: { "adventure-plus": { subtitle: "Ein Haus" } } },
  });
  expect(says).toEqual([
    expect.stringMatching(/^content\/de\/home\.yaml, line 3: the showPicture .*must contain \{count\}/),
    expect.stringMatching(/^content\/de\/home\.yaml, line 2: the headline .*too long for the first screen/),
    expect.stringMatching(/^content\/de\/packages\.yaml, line 3.*the subtitle must say the same of people/),
  ]);
});

test("a folder that no edition has is a mistake, and so is a file without texts", () => {
  for (const file of ["fr/words.yaml", "de/editions.yaml"]) write(file, {});
  expect(readContent(folder).mistakes.map(formatMistake)).toEqual([
    expect.stringMatching(/^content\/de\/editions\.yaml: nothing reads this file/),
    expect.stringMatching(/^content\/fr\/words\.yaml: .*editions\.yaml has no entry for the folder fr\./),
  ]);
});

test("editions have their own paths, and the first has none", () => {
  const saysOf = (...changes: object[]) => {
    write("editions.yaml", {
      editions: editions.map((edition, index) => ({ ...edition, ...changes[index] })),
      writtenIn: "Written in {language}.",
    });
    return readContent(folder).mistakes.map(({ message }) => message);
  };
  expect(saysOf({ path: "en" })).toEqual([expect.stringContaining("must be empty")]);
  expect(saysOf({}, { path: "" })).toEqual([expect.stringContaining("must not be empty")]);
  expect(saysOf({}, { path: "dining" })).toEqual([expect.stringContaining("name of something else")]);
  expect(saysOf({}, { language: "german" })).toEqual([expect.stringContaining("en-IN or hi-IN")]);
  expect(saysOf({ isPublic: false })).toEqual([expect.stringContaining("must be true")]);
});
