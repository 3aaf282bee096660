import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { Price } from "#schema/price.ts";
import type { FileName } from "#schema/schema.ts";
import { makeFolder } from "../../tests/make-folder.ts";
import { copyContent } from "../../tests/other-content.ts";
import { mediaFolder } from "../site-folder.ts";
import { inLocale } from "./locales.ts";
import { ContentError, type Mistake } from "./mistake.ts";
import { readContentFile } from "./parse-yaml.ts";
import { loadContent } from "./read-content.ts";
import { describeLocation } from "./sentences.ts";

let folder: string;
let edit: ReturnType<typeof copyContent>;
beforeEach(() => {
  folder = makeFolder();
  edit = copyContent(folder);
});

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

const dated = "currency: PHP\n    from: ";

test.each([
  ["packages", "price: 6000", "price: about 6000", /packages 1 price: must be a number without signs, words/],
  [
    "packages",
    "price: 6000",
    "price: 6,000",
    /packages 1 price: must be a number without signs, words or commas/,
  ],
  ["packages", "price: 6000", "price: 6000.505", /packages 1 price: may have two decimals/],
  ["packages", "price: 6000", "price: 0", /packages 1 price: must be more than 0. Leave it empty/],
  [
    "packages",
    "price: 6000",
    "price: 6000\n    currency: Rs",
    /currency: must be one of those that \/admin offers/,
  ],
  ["packages", "price: 6000", "prise: 6000", /prise: unknown field: prise. The fields are title/],
  ["packages", "Basic Getaway", "", /line 2, packages 1 title: must not be empty/],
  ["packages", "Basic Getaway", "~", /packages 1 title: must not be empty/],
  ["packages", "Basic Getaway", "'{Name}'", /has the unknown placeholder {Name}/],
  ["packages", "Adventure Plus", "BASIC  getaway", /packages 2 title: is the title of another entry too/],
  [
    "packages",
    "tagline: Relax",
    "tagline: |-\n      1\n      2\n    old: Relax",
    /^The content has a mistake:.*\n.*unknown field: old/,
  ],
  ["offers", "currency: PHP", `${dated}2026-02-30`, /a mistake:\n.* 1 from: must be a day that exists/],
  [
    "offers",
    "currency: PHP",
    `${dated}2026-12-20\n    until: 2026-12-05`,
    /comes before the day from which it is shown/,
  ],
  ["home", "hero-dawn.webp", "hero-down.webp", /pictures 1 file: there is no file .*\/hero-down.webp/],
  [
    "home",
    "/media/originals/hero-dawn",
    "/Media/originals/hero-dawn",
    /pictures 1 file: must be a file in \/media/,
  ],
  [
    "home",
    "/media/originals/hero-dawn",
    "hero-dawn",
    /pictures 1 file: must be a file in \/media\/originals\//,
  ],
  ["home", "hero-dawn.webp", "IMG_1234.HEIC", /JPEG, JPG, PNG, .*HEIC photographs from a phone at \/admin/],
  ["home", "hero-dawn.webp", "Hero-Dawn.jpg", /Did you mean hero-dawn.webp\?/],
  ["home", "services:\n", "services: Rooms\nold:\n", /services: must be a list: each entry begins/],
  [
    "site",
    "+91 00000 00000",
    "98765 43210 / 11",
    /telephones 1: is not a possible telephone number.* one number/,
  ],
  ["site", "+91 00000 00000", "98765 4321", /telephones 1: is not a possible telephone number/],
  [
    "site",
    "chatTelephone: +91 00000 00000",
    "chatTelephone: wa.me/message/AB12",
    /chatTelephone: is not a possible telephone/,
  ],
  [
    "site",
    "icon: facebook",
    "icon: facebook\n    target: instagram.com/kafal",
    /target: is not a page of your own at facebook/,
  ],
  ["site", 'postalCode: "246179"', "postalCode: 046179", /postalCode: must be a PIN code of six digits/],
  ["site", "latitude: 29.77", "latitude: 48.2", /place latitude: is far from India/],
  [
    "site",
    "latitude: 29.77\n  longitude: 78.87",
    "latitude: 78.87\n  longitude: 29.77",
    /Exchange the two numbers/,
  ],
  [
    "site",
    "latitude: 29.77",
    "latitude: 29° 46'",
    /place latitude: must be a number of degrees, such as 29.8412/,
  ],
  ["site", "timeZone: Asia/Kolkata", "timeZone: India", /timeZone: must be one of those that \/admin offers/],
  [
    "offers",
    "currency: PHP",
    "currency: PHP\n    from: 20/12/2026",
    /from: must be a day that exists, with the year/,
  ],
  ["home", "icon: bed", "icon: Bed", /services 1 icon: must be one of: bed, glass/],
  ["home", "rating: 4.5", "rating: 4.7", /testimonials 1 rating: must be 1 to 5, in steps of a half/],
  ["home", "sample: true", "sample: maybe", /testimonials 1 sample: must be true or false/],
  ["site", "Kafal Ridge", "Kafal Ridge\nname_fr: Kafal", /name_fr: site.yaml has no language fr/],
  ["site", "  - en-IN", "  - en-IN\n  - hi-IN\n  - hi-IN", /languages: has a language twice/],
  ["site", "  - en-IN", "  - xx-XX", /languages 1: must be one of those that \/admin offers, such as en-IN/],
  ["site", "country: IN", "country: ZZ", /address country: must be one of those that \/admin offers/],
  ["about", "title: Welcome to", "title: <b>Welcome</b> to", /must be plain text/],
  ["packages", "Basic Getaway", "'*Basic* Getaway'", /^$/],
  ["packages", "Basic Getaway", "3* and 4* rooms", /^$/],
  ["privacy", "## ", "[x](/Nowhere) ## ", /has a link to '\/Nowhere'. Each must be a page/],
  ["privacy", "  {name} is", "  [x][y]\n\n  [y]: javascript:x\n\n  {name} is", /link to 'javascript:x'/],
  ["privacy", "  {name} is", "  [x](mailto:{email}) {name} is", /has a link to 'mailto:{email}'/],
  [
    "privacy",
    "  {name} is",
    "  [x](tel:+91 98765) {name} is",
    /has a link that is not closed, or has a space/,
  ],
  ["privacy", "  {name} is", "  ![x](https://a.in/x.png) {name} is", /has a picture/],
  ["privacy", "  {name} is", "  <b>{name}</b> is", /guests would see <b>/],
  ["privacy", "## Who we are", "## **Who** we are", /has the heading \*\*Who\*\* we are/],
  ["privacy", "{days}", "{days", /has the unknown placeholder {days/],
  [
    "site",
    "currency:",
    "siteUrl: https://a.in\ncurrency:",
    /siteUrl: is set by your developer now, as SITE_URL in/,
  ],
  [
    "site",
    "currency:",
    "emailjs: { user: a }\ncurrency:",
    /emailjs: is set by your developer now, as EMAILJS_/,
  ],
  [
    "site",
    "currency:",
    "repository: b/c\ncurrency:",
    /repository: is set by your developer now, as REPOSITORY in/,
  ],
  [
    "site",
    "currency:",
    "keptDays: 1\ncurrency:",
    /keptDays: .* RETENTION_DAYS in \.env \(at Cloudflare in edge\.env/,
  ],
  // What YAML would refuse or silently change is described without the parser's terms.
  ["packages", "Basic Getaway", "'@home'", /^$/],
  ["packages", "Basic Getaway", "@home", /line 2: has a character .* in quotation marks\.$/],
  [
    "packages",
    "Basic Getaway",
    "**Winter**",
    /line 2: has a text that starts with \*.* in quotation marks\.$/,
  ],
  [
    "packages",
    "Basic Getaway",
    "&Beyond package",
    /line 2: has a text that starts with &.* quotation marks\.$/,
  ],
  ["packages", "Basic Getaway", "!important", /line 2: has a text that starts with !.* quotation marks\.$/],
  ["packages", "Basic Getaway", "Suite #1", /line 2: has a #.* in quotation marks/],
  ["packages", "price: 6000", '"price": "6000\\p"', /line 3: has a \\/],
  ["packages", "    price: 6000", "---\n    price: 6000", /line 3: has ---, which starts a second document/],
  ["packages", "    price: 6000", "   price: 6000", /is not aligned with the lines around it/],
  ["packages", "    price", "    ||||||| 1a2b3c4\r\n    price", /a mistake:\n.*line 3: has two versions/],
  ["packages", "    price", "<<<<<<< a\n=======\n>>>>>>> b\n    price", /a mistake:\n.*line 3: has two v/],
  ["site", "email: stay", 'email: "stay', /has a quotation mark that is not closed/],
  ["site", "email: stay", "name: Two\nemail: stay", /repeats a field from above/],
  ["site", "email: stay", "__proto__: 1\nemail: stay", /has __proto__, which is not a field/],
  ["about", "title: Welcome to", "title: Welcome: to", /has a colon inside a text/],
  ["about", "title: Welcome to", "title Welcome to", /has a colon inside a text, has none after/],
  ["packages", "Basic Getaway", "[Winter", /a mistake:\n.*line 2: has a text that starts with \[.* marks\.$/],
  ["packages", "Basic Getaway", "'Winter's'", /line 2: has text after a closing quotation mark/],
  ["packages", "Basic Getaway", '"Hot \\ cold\\beer"', /line 2: has a \\/],
  ["packages", "Basic Getaway", "{{name}}", /line 2: has a character with a special meaning/],
  ["packages", "    price", "\u00a0   price", /line 3: has a special space/],
  ["packages", "price", "\u200bprice", /^$/],
  ["packages", "packages:", " packages:", /line \d+: is not aligned with the lines around it/],
  // One mistake, instead of one for each line of the notice.
  ["privacy", "  {name} is", "{name} is", /a mistake:\n.*line 4: has text after/],
])("%s.yaml: %j → %j", (name, before, after, sentence) => {
  change(name, before, after);
  expect(told()).toMatch(sentence);
});

test("a file that cannot be read as text is a mistake with its reason", () => {
  const path = (name: string) => join(folder, `${name}.yaml`);
  for (const name of ["home", "about", "offers"]) rmSync(path(name));
  mkdirSync(path("home"));
  symlinkSync("nowhere", path("about"));
  symlinkSync("/proc/self/mem", path("offers"));
  writeFileSync(path("site"), "a".repeat(200_001));
  writeFileSync(path("privacy"), Buffer.from("lead: x", "utf16le"));
  writeFileSync(path("packages"), "version https://git-lfs.github.com/spec/v1\r\n");
  writeFileSync(path("contact"), Buffer.from([0x61, 0x3a, 0x20, 0xff]));
  writeFileSync(path("dining"), `menu: ${"[".repeat(9000)}`);
  for (const part of [
    "home.yaml: is a folder",
    "about.yaml: is missing",
    "offers.yaml: cannot be read (E",
    "site.yaml: is larger than 200 kB",
    "contact.yaml, line 1: is not saved as UTF-8",
    "privacy.yaml, line 1: is not saved as UTF-8",
    'packages.yaml: is a Git LFS pointer instead of the file itself. Run "git lfs pull"',
    "dining.yaml, line 1",
  ])
    expect(told()).toContain(part);
});

/** All names and texts of a part. */
const wordsIn = (part: unknown): string[] => {
  if (typeof part !== "object" || part === null) return [String(part)];
  return [...(Array.isArray(part) ? [] : Object.keys(part)), ...Object.values(part).flatMap(wordsIn)];
};

test("a special character of YAML anywhere stays in the text, or is a mistake with its line", () => {
  const signs = [..."*&@!%`#{[|>\t\\", " # ", "---", "\n---\n", "? ", "- ", ": "];
  let seed = 7;
  const below = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const source = readFileSync(path, "utf8");
    for (let round = 0; round < 57; round += 1) {
      const at = below(source.length);
      const sign = signs[round % signs.length] ?? "";
      const changed = source.slice(0, at) + sign + source.slice(at);
      // In double quotation marks a tab, as /admin writes it.
      if (/\\t/.test(changed)) continue;
      writeFileSync(path, changed);
      const mistakes: Mistake[] = [];
      const file = readContentFile(folder, name.replace(".yaml", "") as FileName, mistakes);
      // Apart from YAML's own signs every one is still there.
      const signsOf = (text: string) => text.replaceAll(/[\s'"\\:|>{}[\]?-]/g, "").length;
      const isWhole = file && signsOf(wordsIn(file.value).join("")) >= signsOf(changed);
      const isTold = !file && mistakes.every(({ line }) => line);
      expect(isWhole || isTold, JSON.stringify([name, at, sign])).toBe(true);
    }
    writeFileSync(path, source);
  }
});

test("a file with a byte order mark and Windows line ends is read like any other", () => {
  const before = loadContent(folder);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    writeFileSync(path, `\uFEFF${readFileSync(path, "utf8").replaceAll("\n", "\r\n")}`);
  }
  expect({ ...loadContent(folder), origins: 0 }).toEqual({ ...before, origins: 0 });
});

test("all mistakes in all files are reported together, with file and line", () => {
  change("packages", "price: 6000", "price: free");
  change("site", "timeZone: Asia/Kolkata", "timeZone: India");
  renameSync(join(folder, "privacy.yaml"), join(folder, "privacy (1).yaml"));
  expect(told()).toMatch(/^The content has 4 mistakes:\n/);
  for (const part of [
    "content/packages.yaml, line ",
    "content/site.yaml, line",
    "privacy.yaml: is missing",
    "privacy (1).yaml: is not a file of the website",
  ])
    expect(told()).toContain(part);
});

test("a location is described by form, title of the entry and field", () => {
  const titled = (title: unknown) =>
    describeLocation("packages", ["packages", 0, "price"], { packages: [{ title }] });
  expect(titled("Basic Getaway")).toBe("Packages, Basic Getaway, Price");
  for (const none of ["", undefined, 7]) expect(titled(none)).toBe("Packages, Packages 1, Price");
  expect(describeLocation("offers", ["offers", 0, "title_hi"], {})).toBe("Offers, Offers 1, Title (हिन्दी)");
  // No field has three languages' worth of an underscore.
  expect(describeLocation("offers", ["nothing_else"], {})).toBe("Offers, nothing_else");
});

test("empty fields count as missing", () => {
  edit("site.yaml", (site) => Object.assign(site, { gstin: "", fssai: "", footerServices: "" }));
  const { gstin, fssai, footerServices } = loadContent(folder).site;
  expect([gstin, fssai, footerServices]).toEqual([undefined, undefined, []]);
});

test("numbers, booleans and texts are parsed as the schema says", () => {
  edit("site.yaml", (site) => {
    site.illustrated = "false";
    site.telephones = ["\u202a+91\u00a098765 43210\u202c", "098765 43210", "wa.me/919876543210?text=Hello"];
    site.social = [{ icon: "instagram", target: "@kafal.ridge" }];
  });
  edit("dining.yaml", ({ menu }) => Object.assign(menu[0], { price: 119_000.5 }));
  edit("home.yaml", ({ about }) => Object.assign(about, { text: "One\v of\u00ad \u202emany\u200b\uf0b7" }));
  change("site", 'line: "2025"', "line: 1.10");
  const { site, dining, home } = loadContent(folder);
  expect(site).toMatchObject({
    ...{ illustrated: false, place: { latitude: 29.77, longitude: 78.87 } },
    telephones: Array(3).fill("+91 98765 43210"),
    social: [{ target: { url: "https://www.instagram.com/kafal.ridge" } }],
    marquee: { 0: { first: "1.10" } },
  });
  expect(home.about.text.first).toBe("One  of many");
  expect(dining.menu[0]?.price).toEqual(new Price(119_000.5, undefined, "always"));
});

test("a translation without a text in the first language is a mistake of that text", () => {
  edit("offers.yaml", ({ offers }) => Object.assign(offers[0], { per_hi: "एक रात" }));
  edit("site.yaml", (site) => site.languages.push("hi-IN"));
  expect(told()).toMatch(/offers 1 per: is missing in the first language/);
});

test("an offer and a notice can be for a single day", () => {
  const day = "2026-12-20";
  edit("offers.yaml", ({ offers }) => Object.assign(offers[0], { from: day, until: day }));
  edit("site.yaml", ({ notice }) => Object.assign(notice, { from: day, until: day }));
  expect(told()).toBe("");
  edit("site.yaml", ({ notice }) => Object.assign(notice, { until: "2026-12-19" }));
  expect(told()).toMatch(/notice until: comes before the day from which it is shown/);
});

test("titles that differ only in punctuation get different slugs", () => {
  edit("packages.yaml", ({ packages }) =>
    ["🎄", "🎆", "Family + Kids", "Family & Kids", "!!", "??"].forEach((title) => {
      packages.push({ ...packages[0], title });
    }),
  );
  const slugs = loadContent(folder).packages.packages.map(({ slug }) => slug);
  expect(slugs.slice(0, 1)).toEqual(["basic-getaway"]);
  expect(slugs.slice(3)).toEqual(["🎄", "🎆", "family-kids", "family-kids-2", "package", "package-2"]);
});

test("a file's name is found in either Unicode normalization", () => {
  const media = makeFolder();
  mkdirSync(join(media, "brand"));
  writeFileSync(join(media, "brand/ré.svg".normalize("NFD")), "");
  edit("site.yaml", (site) => {
    site.logo = "/media/brand/ré.svg".normalize("NFC");
  });
  expect(told(media)).toContain("/media/");
  expect(told(media)).not.toContain("brand");
});

test("a Git LFS pointer and a broken link are mistakes", () => {
  const media = makeFolder();
  mkdirSync(join(media, "originals"));
  writeFileSync(join(media, "originals/hero-dawn.webp"), "version https://git-lfs.github.com/spec/v1\n");
  symlinkSync("nowhere", join(media, "originals/hero-noon.webp"));
  expect(told(media)).toContain(
    'hero-dawn.webp is a Git LFS pointer instead of the file itself. Run "git lfs pull"',
  );
  expect(told(media)).toContain("there is no file /media/originals/hero-noon.webp");
});

test("a missing translation is replaced by the first language's text, and is listed", () => {
  edit("site.yaml", (site) => {
    site.languages.push("de-DE");
    // $$ is a pattern's own sign.
    site.name_de = "Haus Ka$$al";
  });
  const german = inLocale(loadContent(folder), "de");
  expect(german.site.name).toBe("Haus Ka$$al");
  expect(german.home.hero.headline).toBe("Experience enchanting beauty of Rishikesh");
  expect(german.home.title).toMatch(/^Haus Ka\$\$al/);
  expect(german.missing).toContain("home.yaml: hero headline");
  expect(german.missing).not.toContain("site.yaml: name");
});
