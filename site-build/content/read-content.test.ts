import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent } from "../../tests/other-content.ts";
import { mediaFolder } from "../site-folder.ts";
import { inEdition } from "./editions.ts";
import { ContentError } from "./mistake.ts";
import { loadContent } from "./read-content.ts";

let folder: string;
let edit: ReturnType<typeof copyContent>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  edit = copyContent(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

function told(media = mediaFolder): string {
  try {
    loadContent(folder, media);
    return "";
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

/** Replaces a line of a file, which must be there. */
function change(name: string, before: string, after: string) {
  const path = join(folder, `${name}.yaml`);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

const from = (day: string) => `price: PHP 8,500\n    from: ${day}`;

test.each([
  ["packages", "price: 6,000", "price: about 6000", "packages 1 price: must be an amount such as 6,500"],
  [
    "packages",
    "price: 6,000",
    "prise: 6,000",
    "prise: is no field here: prise. The fields are title, price,",
  ],
  ["packages", "title: Basic Getaway", "title:", "line 2, packages 1 title: must not be empty"],
  ["packages", "Adventure Plus", "BASIC  getaway", "packages 2 title: is the title of another entry too"],
  ["offers", "price: PHP 8,500", from("2026-02-30"), "offers 1 from: must be a day that exists"],
  [
    "offers",
    "price: PHP 8,500",
    `${from("2026-12-20")}\n    until: 2026-12-05`,
    "comes before the first day",
  ],
  [
    "home",
    "hero-dawn.webp",
    "hero-down.webp",
    "pictures 1 file: there is no file /media/originals/hero-down.webp",
  ],
  ["home", "hero-dawn.webp", "hero-dawn.tiff", "must be a photograph in /media/originals/: JPEG, PNG"],
  [
    "home",
    "services:\n",
    "services: Rooms\nold:\n",
    "services: must be a list: each entry begins with a dash",
  ],
  ["site", "+91 00000 00000", "98765", "telephones 1: must look like +91 98765 43210"],
  ["site", "Kafal Ridge", "Kafal Ridge\nname_fr: Kafal", "name_fr: site.yaml has no language fr"],
  ["site", "email: stay", 'email: "stay', "has a quotation mark that nothing closes"],
  ["site", "email: stay", "name: Two\nemail: stay", "has a field that stands above already"],
  ["about", "  title: Welcome to", "  title: Welcome: to", "has a colon inside of a text"],
])("%s.yaml: %s → %s", (name, before, after, sentence) => {
  change(name, before, after);
  expect(told()).toContain(sentence);
});

test("every mistake of all files is told at once, with file and line", () => {
  change("packages", "price: 6,000", "price: free");
  change("site", "timeZone: Asia/Kolkata", "timeZone: India");
  rmSync(join(folder, "privacy.yaml"));
  expect(told()).toMatch(/^The content has 3 mistakes:\n/);
  for (const part of ["content/packages.yaml, line ", "content/site.yaml, line", "privacy.yaml: is missing"])
    expect(told()).toContain(part);
});

test("empty is missing; what guests cannot see goes; prices, years and file names are taken as they are meant", () => {
  edit("site.yaml", (site) => {
    Object.assign(site, { gstin: "", fssai: null, footerServices: null });
    site.telephones = ["\u202a+91\u00a098765 43210\u202c"];
    site.marquee[0].line = 2025;
  });
  edit("dining.yaml", ({ menu }) => Object.assign(menu[0], { price: "₹1,19,000.50" }));
  const { site, dining } = loadContent(folder);
  expect([site.gstin, site.fssai, site.footerServices, site.telephones]).toEqual([
    undefined,
    undefined,
    [],
    ["+91 98765 43210"],
  ]);
  expect(site.marquee[0]?.first).toBe("2025");
  expect(dining.menu[0]?.price).toEqual({ amount: 119000.5, currency: "INR" });
});

test("a file's name may be written with other code points", () => {
  const media = join(folder, "../", `media-${Date.now()}`);
  mkdirSync(join(media, "brand"), { recursive: true });
  writeFileSync(join(media, "brand/ré.svg".normalize("NFD")), "");
  edit("site.yaml", (site) => {
    site.logo = "/media/brand/ré.svg".normalize("NFC");
  });
  expect(told(media)).not.toContain("brand");
  rmSync(media, { recursive: true });
});

test("a text that a language lacks is that of the first language, and is listed", () => {
  edit("site.yaml", (site) => {
    site.languages.push("de-DE");
    site.name_de = "Haus Kafal";
  });
  const german = inEdition(loadContent(folder), "de");
  expect([german.site.name, german.home.hero.headline]).toEqual([
    "Haus Kafal",
    "Experience enchanting beauty of Rishikesh",
  ]);
  expect(german.home.title).toMatch(/^Haus Kafal/);
  expect(german.missing).toContain("home.yaml: hero headline");
  expect(german.missing).not.toContain("site.yaml: name");
});

test("two megabytes of text are refused", () => {
  edit("home.yaml", ({ about }) => {
    about.text = "a".repeat(2_000_000);
  });
  expect(told()).toMatch(/about text: may have at most 5000 letters/);
});
