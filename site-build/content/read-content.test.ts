import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { mediaFolder } from "../site-folder.ts";
import { formatMistake } from "./mistake.ts";
import { readContent } from "./read-content.ts";
import { contentFolder } from "./site-content.ts";

// Each test reads all of content/ dozens of times.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "content-")), "content");
  cpSync(contentFolder, folder, { recursive: true });
});

afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

/** Replaces `before`, which must be there, by `after` and returns the mistakes. */
function change(file: string, before: string, after: string): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
  writeFileSync(
    join(folder, file),
    text.replace(before, () => after),
  );
  return readContent(folder).mistakes.map(formatMistake);
}

test("the site's content has no mistakes", () => {
  expect(readContent(folder).mistakes).toEqual([]);
});

test("a wrong value is named with its file, line and entry", () => {
  expect(change("menu.yaml", "price: 45", "price: -45")).toEqual([
    expect.stringMatching(/^content\/menu\.yaml, line \d+, Pizza: the price must be a number above 0/),
  ]);
});

test("a file under another name is a mistake, but not what a text editor keeps beside its own", () => {
  for (const name of [".menu.yaml.swp", "menu.yaml~", ".#menu.yaml", "pages/.home.yaml.un~"])
    writeFileSync(join(folder, name), "");
  expect(readContent(folder).mistakes).toEqual([]);
  writeFileSync(join(folder, "menu.yaml.bak"), "");
  expect(readContent(folder).mistakes.map(formatMistake)).toEqual([
    expect.stringMatching(/^content\/menu\.yaml\.bak: nothing reads this file/),
  ]);
});

test("all mistakes are reported at once: an unknown picture, a missing field and an unknown one", () => {
  change("menu.yaml", "picture: menu-pizza", "picture: menu-piza");
  const mistakes = change("resort.yaml", "\nemail:", "\nemial:");
  for (const word of ["menu-piza", "emial"]) expect(mistakes.join()).toContain(word);
  expect(mistakes.length).toBeGreaterThanOrEqual(2);
});

test("a slug that two packages, or a package and an offer, share is reported at both places", () => {
  change("packages.yaml", "slug: adventure-plus", "slug: basic-getaway");
  expect(change("offers.yaml", "slug: long-stay-offers", "slug: basic-getaway")).toEqual([
    expect.stringMatching(
      /^content\/packages\.yaml, line \d+, Adventure Plus: the slug must be its own.*Basic Getaway/,
    ),
    expect.stringMatching(
      /^content\/offers\.yaml, line \d+, LONG STAY OFFERS: the slug must be its own.*Basic Getaway/,
    ),
  ]);
});

test("a number or a yes in a text field is a text", () => {
  change("resort.yaml", 'postalCode: "246179"', "postalCode: 246179");
  change("resort.yaml", '- "2025"', "- 2025");
  change("resort.yaml", "chatTelephone: +91 00000 00000", "chatTelephone: +910000000000");
  const { content } = readContent(folder);
  expect(content?.resort.address.postalCode).toBe("246179");
  expect(content?.resort.marquee[0]).toBe("2025");
  expect(content?.resort.chatTelephone).toBe("+910000000000");
});

test("the resort's name is written once: all texts follow it", () => {
  change("resort.yaml", "name: Kafal Ridge", "name: Deodar House");
  const { content } = readContent(folder);
  expect(content?.packagesPage.title).toContain("Deodar House");
  expect(content?.resort.marquee).toContain("Deodar House");
  expect(JSON.stringify(content)).not.toContain("Kafal Ridge");
});

test("the day of the build must be a real one, and the sentence names the setting", () => {
  const tell = (day: string) => readContent(folder, undefined, day).mistakes.map(formatMistake);
  expect(tell("2027-02-29")).toEqual(["SITE_DATE: 2027-02-29 is no day. Set a day such as 2026-12-20."]);
  expect(tell("2028-02-29")).toEqual([]);
});

test("an unknown name in braces is reported", () => {
  expect(change("pages/offers.yaml", "Specials | {name}", "Specials | {nane}")).toEqual([
    expect.stringMatching(/^content\/pages\/offers\.yaml, line \d+: the title .*\{nane\}/),
  ]);
});

test("a tab before a field is reported once, without further mistakes from a wrong guess", () => {
  const told = change("calendar.yaml", "  from: 2098", "\tfrom: 2098");
  expect(told).toEqual([expect.stringContaining("the line begins with a tab")]);
});

test("the repair of curly quotation marks around a text with a colon has straight ones", () => {
  const [told] = change("home.yaml", "action: Book Now", "action: “Book: now”");
  expect(told).toContain('must stand between quotation marks: "Book: now".');
});

/** Keeps the first `count` entries of a list. */
function shorten(file: string, list: string, count: number) {
  const data = parse(readFileSync(join(folder, file), "utf8"));
  data[list].length = count;
  writeFileSync(join(folder, file), stringify(data));
}

test("a page without entries says so", () => {
  shorten("packages.yaml", "packages", 0);
  shorten("offers.yaml", "offers", 0);
  shorten("menu.yaml", "menu", 0);
  const { content, mistakes } = readContent(folder);
  expect(mistakes).toEqual([]);
  expect(content?.packagesPage.lead).toBe(content?.noPackages);
  expect(content?.packagesPage.description).toBe(content?.noPackages);
  expect(content?.offersPage.description).toBe(content?.noOffers);
  shorten("menu.yaml", "dishes", 0);
  const { diningPage, noMenu } = readContent(folder).content ?? {};
  expect(diningPage?.description).toBe(noMenu);
  expect(diningPage?.lead).toBe(noMenu);
});

test("a list whose entries were all deleted is empty, with or without []; some lists need an entry", () => {
  const data = parse(readFileSync(join(folder, "testimonials.yaml"), "utf8"));
  for (const testimonials of [null, []]) {
    writeFileSync(join(folder, "testimonials.yaml"), stringify({ ...data, testimonials }));
    expect(readContent(folder).content?.testimonials).toEqual([]);
  }
  shorten("resort.yaml", "telephones", 0);
  expect(readContent(folder).mistakes.map(formatMistake)).toEqual([
    expect.stringMatching(/^content\/resort\.yaml, line \d+: the telephones must have at least one entry/),
  ]);
});

test("YAML's anchors and aliases are mistakes: some multiply the data, and some stand for nothing", () => {
  const told = (text: string) => {
    writeFileSync(join(folder, "menu.yaml"), text);
    return readContent(folder).mistakes.map(formatMistake);
  };
  const quote = (line: number, text: string) =>
    `content/menu.yaml, line ${line}: a text that begins with & must stand between quotation marks: "${text}".`;
  expect(told("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b]\n")).toEqual([
    quote(1, "&a [x, x]"),
    quote(2, "&b [*a, *a]"),
  ]);
  expect(told("a:\n  - x\nb: [*a]\n")).toEqual([
    "content/menu.yaml, line 3: the line cannot be read (a word that begins with *, & or ! must stand between quotation marks). Compare it with those around it.",
  ]);
});

test("an owner's logo must exist, scale, and have no scripts or external files", () => {
  const media = join(folder, "../media");
  cpSync(mediaFolder, media, { recursive: true });
  const yaml = readFileSync(join(folder, "resort.yaml"), "utf8");
  writeFileSync(join(folder, "resort.yaml"), `mark: pine.svg\n${yaml}`);
  const told = (svg?: string) => {
    if (svg !== undefined) writeFileSync(join(media, "brand/pine.svg"), svg);
    return readContent(folder, media).mistakes.map(formatMistake).join("\n");
  };
  expect(told()).toMatch(/resort\.yaml, line 1: pine\.svg is not in media\/brand/);
  expect(told("GIF89a")).toContain("is not an SVG file");
  expect(told('<svg xmlns="http://www.w3.org/2000/svg"/>')).toContain("has no viewBox");
  const drawing = (inside: string) =>
    told(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:url(#b)}</style>${inside}</svg>`,
    );
  for (const inside of [
    "<script>alert(1)</script>",
    '<path onload="alert(1)"/>',
    '<image href="https://example.com/a.png"/>',
    '<use xlink:href="other.svg#a"/>',
    "<foreignObject/>",
    "<style>@import 'a.css'</style>",
    '<path fill="url(https://example.com/#a)"/>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh"/>',
    '<a><set attributeName="xlink:href" to="//example.com"/></a>',
    '<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>',
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtm&#108;" http-equiv="refresh"/>',
    '<a><set attributeName="hre&#102;" to="java&#115;cript:alert(1)"/></a>',
  ])
    expect(drawing(inside), inside).toContain("Export the drawing alone");
  for (const before of [
    '<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "alert(1)">]>',
    '<?xml-stylesheet type="text/xsl" href="#a"?>',
  ])
    expect(told(`${before}<svg viewBox="0 0 9 9"/>`), before).toContain("Export the drawing alone");
  const drawn = '<svg viewBox="0 0 9 9"/>';
  for (const before of ['<?xml version="1.0" encoding="iso-2022-jp"?>', "\0", "\ufeff<!--\ufffd-->"])
    expect(told(before + drawn), before).toContain("is not saved as UTF-8");
  const heading =
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(told(`${heading}<svg viewBox="0 0 9 9"><title>Asha&#8217;s</title></svg>`)).toBe("");
  for (const address of ["#b", "'#b'", " '#b' "])
    expect(drawing(`<use href="#a"/><path fill="url(${address})" d="M0 0h9v9z"/>`), address).toBe("");
  expect(drawing('<style>.b{fill:url("#b")}</style>')).toBe("");
});
