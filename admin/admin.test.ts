import { expect, test } from "vitest";
import { loadContent } from "#site-build/content/read-content.ts";
import { findWarnings } from "#site-build/content/warnings.ts";
import { fixedContent } from "../tests/site/settings.ts";
import { publishedIn } from "./build-admin.ts";
import { checkEntry, type SavedEntry } from "./check-entry.ts";
import { targetAt } from "./check-file.ts";
import { entriesIn } from "./entry-warnings.ts";
import { firstNumber } from "./guard-numbers.ts";
import { makeConfig } from "./make-config.ts";

interface Field {
  name: string;
  label?: string;
  fields?: Field[];
}
const config = makeConfig({ name: "", backend: {}, languages: { hi: "हिन्दी" } });
const { singletons } = config as { singletons: Field[] };
/** The field at a path such as 'packages.packages.price'. */
const at = (path: string) =>
  path
    .split(".")
    .reduce<Field | undefined>((field, name) => field?.fields?.find((each) => each.name === name), {
      name: "",
      fields: singletons,
    });

test("each form has a label, and each field its words, its kind and whether it is required", () => {
  expect(singletons.map(({ label }) => label)).toEqual([
    ...["Home", "Packages", "Offers", "Dining", "About us", "Contact", "Privacy", "The resort"],
  ]);
  const kinds = {
    "packages.packages.title": { widget: "string", required: true, maxlength: 32 },
    "packages.packages.title_hi": { widget: "string", required: false, label: "Title (हिन्दी)" },
    "packages.packages.price": { widget: "number", value_type: "float", min: 0.01, required: false },
    "dining.menu.price": { widget: "number", value_type: "float", min: 0.01, max: 999_999_999.99 },
    "packages.packages.currency": { widget: "select", required: false },
    "offers.offers.until": { widget: "datetime", type: "date", required: false },
    "home.testimonials.rating": { widget: "select", options: [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] },
    "home.testimonials.sample": { widget: "boolean", required: false },
    "home.hero.pictures": { widget: "list", required: true, min: 1 },
    "privacy.body": { widget: "markdown", required: true },
    "site.place.latitude": { widget: "number", value_type: "float", min: -85, max: 85, required: true },
    "site.email": { widget: "string", type: "email", required: true },
    "site.fssai": { widget: "string", pattern: ["^\\d{14}$", "must have 14 digits"], required: false },
    "site.answerHours": { widget: "number", value_type: "int", min: 1, required: false },
    "site.logo": { widget: "file", required: false },
    "site.host.picture.file": { widget: "image", required: true },
  };
  for (const [path, expected] of Object.entries(kinds)) expect(at(path), path).toMatchObject(expected);
});

/** What the CMS hands over: a part of an immutable Map. */
function entryOf(slug: string, data: unknown): SavedEntry {
  return {
    toJS: () => ({ slug, data }),
    setIn([, ...path], value) {
      const changed = structuredClone(data);
      const around = path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step], changed);
      Object(around)[path.at(-1) as string] = value;
      return entryOf(slug, changed);
    },
  };
}

const offer = {
  title: "One",
  description: "Two",
  picture: { file: "/media/originals/b.webp", alt: "A fire" },
};
const former = { file: "/media/originals/a.webp", focus: "right", words: { alt: "A pool", alt_hi: "ताल" } };
const past = findWarnings(
  "offers",
  { offers: [{ ...offer, until: "2020-01-01" }] },
  {
    today: "2026-12-20",
    firstLanguage: "en-IN",
  },
);
const published = {
  ...{ timeZone: "Asia/Kolkata", firstLanguage: "en-IN", warnings: past.map(({ key }) => key) },
  pictures: { "offers offers 0 picture": former },
  entries: {},
};

/** What is said when Offers are saved with this change; the saved offer if nothing is. */
function save(change: object, asked = new Set<string>()) {
  const data = { offers: [{ __sc_key: 1, ...offer, ...change }], lead: "Three", description: "Four" };
  try {
    const entry = entryOf("offers", data);
    const saved = (checkEntry(entry, published, asked) ?? entry).toJS() as { data: typeof data };
    return saved.data.offers[0];
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
}

test("a mistake is refused at every Save, with the form, the entry's title and the field", () => {
  const asked = new Set<string>();
  for (const _ of [1, 2])
    expect(save({ until: "02/01/2027" }, asked)).toMatch(
      /^Offers, One, Shown until: must be a day that exists, /,
    );
  expect(save({ title: 2025 })).toMatch(/^Offers, Offers 1, Title: is unquoted; enter it again\.$/);
});

test("a slip is asked about, and the second Save accepts it", () => {
  const asked = new Set<string>();
  const change = { until: "2020-01-02" };
  expect(save(change, asked)).toBe(
    "Offers, One, Shown until: is in the past, so guests no longer see this. If this is correct, press Save again.",
  );
  expect(save(change, asked)).toMatchObject(change);
  // Another slip is asked about all the same.
  expect(save({ ...change, description: "10%", description_hi: "15%" }, asked)).toMatch(/15/);
});

test("values that are already published are not questioned", () => {
  expect(save({ until: "2020-01-01" })).toMatchObject({ until: "2020-01-01" });
  expect(save({ until: "2098-01-02" })).toMatchObject({ until: "2098-01-02" });
});

test("a replaced photograph asks for its words in each language, and for its focus", () => {
  const picture = { file: "/media/originals/c.webp", alt: "A new pool", focus: "left" };
  expect(save({ picture })).toMatchObject({ picture });
  expect(save({ picture: { ...picture, alt: "A pool" } })).toMatch(
    /What it shows: still describes the former/,
  );
  expect(save({ picture: { ...picture, alt_hi: "ताल" } })).toMatch(
    /What it shows \(हिन्दी\): still describes/,
  );
  expect(save({ picture: { ...picture, focus: "right" } })).toMatch(/Most important part: is still right/);
  // The former photograph itself, with its words.
  const same = { file: former.file, focus: former.focus, ...former.words };
  expect(save({ picture: same })).toMatchObject({ picture: same });
});

test("a package that goes, its name in another one, and a price with a digit too many are asked about once", () => {
  const { packages } = loadContent(fixedContent).written as {
    packages: { packages: Record<string, unknown>[] };
  };
  const entries = { packages: entriesIn("packages", packages) };
  const asked = new Set<string>();
  const said = (all: unknown[]) => {
    const entry = entryOf("packages", { ...packages, packages: all });
    try {
      return checkEntry(entry, { ...published, entries }, asked) ?? "";
    } catch (error) {
      return ((error as Error).cause as Error).message;
    }
  };
  const [first, second, third] = packages.packages;
  expect(said([first, second, third])).toBe("");
  const dear = [{ ...first, price: 60000 }, second, third];
  expect(said(dear)).toBe(
    "Packages, Basic Getaway, Price: was 6000 and is 60000 now. If this is correct, press Save again.",
  );
  expect(said(dear)).toBe("");
  expect(said([first, second])).toMatch(/: “[^”]+” is not among them any more/);
  const longer = { ...first, title: "Basic Getaway Plus" };
  const mentioned = { ...second, tagline: "After Basic Getaway Plus", details: [] };
  expect(said([longer, mentioned, third]), "the former name is a part of the present one").toBe("");
  const renamed = [{ ...first, title: "Short Stay", title_hi: "दो दिन" }, second, third];
  expect(said(renamed)).toMatch(
    /Adventure Plus, .*: still has “Basic Getaway”, a name that is gone\..*“बेसिक गेटअवे”/,
  );
  expect(said(renamed)).toBe("");
});

test("texts are saved as they are meant", () => {
  expect(save({ description: "• *A fire*\nand a pool ", description_hi: "_अलाव_ " })).toMatchObject({
    description: "A fire and a pool",
    description_hi: "अलाव",
  });
  const details = [{ line: "- Tea", line_hi: "- चाय" }];
  expect(save({ details })).toMatchObject({ details: [{ line: "Tea", line_hi: "चाय" }] });
});

test("what was published is remembered in each language", () => {
  const { pictures } = publishedIn(loadContent(fixedContent));
  expect(pictures["dining dishes 0 picture"]).toMatchObject({
    file: "/media/originals/dish-kafuli.webp",
    words: { alt: expect.any(String), alt_hi: expect.any(String) },
  });
});

test("a telephone's photograph may be uploaded", () => {
  const { media_libraries } = config as unknown as { media_libraries: { all: { max_file_size: number } } };
  expect(media_libraries.all.max_file_size).toBeGreaterThanOrEqual(8_000_000);
});

test("published warnings are those of every file, whatever the CMS makes of a number", () => {
  const content = loadContent();
  const offers = structuredClone(content.written.offers) as { offers: { price: unknown }[] };
  Object.assign(offers.offers[0] ?? {}, { price: "6.5" });
  const { warnings } = publishedIn({ ...content, written: { ...content.written, offers } });
  Object.assign(offers.offers[0] ?? {}, { price: 6.5 });
  const found = findWarnings("offers", offers, { today: "2026-12-20", firstLanguage: "en-IN" });
  expect(found).toHaveLength(1);
  expect(warnings).toContain(found[0]?.key);
});

test.each([
  ["6,500", "6500", ""],
  ["1,50,000", "150000", ""],
  ["₹6,500/-", "6500", ""],
  ["6,", "6", ""],
  ["119.50", "119.50", ""],
  ["119.", "119.", ""],
  ["-", "-", ""],
  ["-29.8412", "-29.8412", ""],
  ["29.8412, 78.7210", "29.8412", "78.7210"],
  ["6,500 onwards", "6500", "onwards"],
  ["6500-7000", "6500", "-7000"],
  ["6500–7000", "6500", "–7000"],
  ["Rs. 6500", "6500", "Rs."],
  ["1.00.000", "1.00", ".000"],
  ["on request", "", "on request"],
])("a number field keeps of %j %j and leaves out %j", (typed, number, leftOut) => {
  expect(firstNumber(typed)).toEqual({ number, leftOut });
});

test("a chosen file is for the field whose button was pressed", () => {
  expect(targetAt("dining", "dishes.0.picture.file")).toEqual({ kind: "photograph", slot: "dish" });
  expect(targetAt("home", "hero.pictures.2.file")).toEqual({ kind: "photograph", slot: "hero" });
  expect(targetAt("about", "film.mp4")).toEqual({ kind: "film", slot: undefined });
  expect(targetAt("nothing", "a.b")).toEqual({ kind: undefined, slot: undefined });
});

test("a folded entry shows the first words of each language, and its last day", () => {
  const offers = at("offers.offers") as Field & { summary: string };
  expect(offers.summary).toBe(
    "{{title | truncate(40)}}{{until | date('[ · until ]YYYY-MM-DD')}}{{title_hi | ternary(' · ', ' · not in हिन्दी')}}{{title_hi | truncate(40)}}",
  );
});
