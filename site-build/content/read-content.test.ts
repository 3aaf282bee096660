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
  ["packages", "Basic Getaway", "'{Name}'", /has {Name}, which the website does not know/],
  ["packages", "Adventure Plus", "BASIC  getaway", /packages 2 title: is the title of another entry too/],
  [
    "packages",
    "tagline: Relax",
    "tagline: |-\n      1\n      2\n    old: Relax",
    /^The content has a mistake:.*\n.*unknown field: old/,
  ],
  ["offers", "currency: PHP", `${dated}2026-02-30`, /a mistake:\n.* 1 from: must be a day that exists/],
  ["offers", "currency: PHP", `${dated}2026-12-20\n    until: 2026-12-05`, /comes before the first day/],
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
  ["home", "hero-dawn.webp", "IMG_1234.HEIC", /JPEG, JPG, PNG, .*HEIC at \/admin/],
  ["home", "hero-dawn.webp", "Hero-Dawn.jpg", /Did you mean hero-dawn.webp\?/],
  ["home", "services:\n", "services: Rooms\nold:\n", /services: must be a list: each entry begins/],
  [
    "site",
    "+91 00000 00000",
    "98765 43210 / 11",
    /telephones 1: is no possible telephone number.* one number/,
  ],
  ["site", "+91 00000 00000", "98765 4321", /telephones 1: is no possible telephone number/],
  [
    "site",
    "chatTelephone: +91 00000 00000",
    "chatTelephone: wa.me/message/AB12",
    /chatTelephone: is no possible telephone/,
  ],
  [
    "site",
    "icon: facebook",
    "icon: facebook\n    target: instagram.com/kafal",
    /target: is no page of yours at facebook/,
  ],
  ["site", 'postalCode: "246179"', "postalCode: 046179", /postalCode: must be a PIN code of six digits/],
  ["site", "latitude: 29.77", "latitude: 48.2", /place latitude: is far from India/],
  [
    "site",
    "latitude: 29.77\n  longitude: 78.87",
    "latitude: 78.87\n  longitude: 29.77",
    /swap the two numbers/,
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
  ["home", "rating: 4.5", "rating: 4.7", /testimonials 1 rating: must be 1 to 5, halves allowed/],
  ["home", "sample: true", "sample: maybe", /testimonials 1 sample: must be true or false/],
  ["site", "Kafal Ridge", "Kafal Ridge\nname_fr: Kafal", /name_fr: site.yaml has no language fr/],
  ["site", "  - en-IN", "  - en-IN\n  - hi-IN\n  - hi-IN", /languages: has a language twice/],
  ["site", "  - en-IN", "  - xx-XX", /languages 1: must be one of those that \/admin offers, such as en-IN/],
  ["site", "country: IN", "country: ZZ", /address country: must be one of those that \/admin offers/],
  ["about", "title: Welcome to", "title: <b>Welcome</b> to", /must be plain words/],
  ["packages", "Basic Getaway", "'*Basic* Getaway'", /^$/],
  ["packages", "Basic Getaway", "3* and 4* rooms", /^$/],
  ["privacy", "## ", "[x](/Nowhere) ## ", /has a link to '\/Nowhere'. Each must be a page/],
  ["privacy", "  {name} is", "  [x][y]\n\n  [y]: javascript:x\n\n  {name} is", /link to 'javascript:x'/],
  ["privacy", "  {name} is", "  [x](mailto:{email}) {name} is", /has a link to 'mailto:{email}'/],
  ["privacy", "  {name} is", "  [x](tel:+91 98765) {name} is", /has a link without an end, or with a space/],
  ["privacy", "  {name} is", "  ![x](https://a.in/x.png) {name} is", /has a picture/],
  ["privacy", "  {name} is", "  <b>{name}</b> is", /guests would read <b>/],
  ["privacy", "## Who we are", "## **Who** we are", /has the heading \*\*Who\*\* we are/],
  ["privacy", "{days}", "{days", /has {days, which the website does not know/],
  [
    "site",
    "currency:",
    "siteUrl: https://a.in\ncurrency:",
    /siteUrl: is set by your developer now, as SITE_URL in/,
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
  ["packages", "    price", "test("a file's name is found in either Unicode normalization", () => {
  const media = makeFolder();
  mkdirSync(join(media, "brand"));
  writeFileSync(join(media, "brand/ré.svg".normalize("NFD")), "");
  edit("site.yaml", (site) => {
    site.logo = "/media/brand/ré.svg".normalize("NFC");
  });
  expect(told(media)).toContain("/media/");
  expect(told(media)).not.toContain("brand");
});

test("a Git LFS pointer and a broken link are no pictures", () => {
  const media = makeFolder();
  mkdirSync(join(media, "originals"));
  writeFileSync(join(media, "originals/hero-dawn.webp"), "version https://git-lfs.github.com/spec/v1\n");
  symlinkSync("nowhere", join(media, "originals/hero-noon.webp"));
  expect(told(media)).toContain(
    'hero-dawn.webp is a Git LFS pointer instead of the file itself. Run "git lfs pull"',
  );
  expect(told(media)).toContain("there is no file /media/originals/hero-noon.webp");
});

test("a text that a language lacks is that of the first language, and is listed", () => {
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
