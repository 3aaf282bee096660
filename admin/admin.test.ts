import { expect, test } from "vitest";
import { checkEntry } from "./check-entry.ts";
import { makeConfig } from "./make-config.ts";

interface Field {
  name: string;
  label?: string;
  fields?: Field[];
}
const { singletons } = makeConfig({ name: "", backend: {}, languages: { hi: "हिन्दी" } }) as {
  singletons: Field[];
};
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
    "packages.packages.price": {
      widget: "string",
      required: false,
      hint: "Such as: 6,500. Empty: on request.",
    },
    "offers.offers.until": { widget: "datetime", type: "date", required: false },
    "home.testimonials.rating": { widget: "select", options: [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] },
    "home.testimonials.sample": { widget: "boolean", required: false },
    "home.hero.pictures": { widget: "list", required: true, min: 1 },
    "privacy.body": { widget: "markdown", required: true },
    "site.place.coordinates": { widget: "string", required: true },
    "site.logo": { widget: "file", required: false },
    "site.host.picture.file": { widget: "image", required: true },
  };
  for (const [path, expected] of Object.entries(kinds)) expect(at(path), path).toMatchObject(expected);
});

const published = {
  timeZone: "Asia/Kolkata",
  lastDays: ["2020-01-01"],
  described: { "A pool": ["/media/originals/a.webp"], ताल: ["/media/originals/a.webp"] },
};
/** What is asked and what is refused when Offers are saved with these days. */
function save(change: object) {
  const offer = {
    title: "One",
    description: "Two",
    picture: { file: "/media/originals/b.webp", alt: "A fire" },
  };
  const data = { offers: [{ __sc_key: 1, ...offer, ...change }], lead: "Three", description: "Four" };
  const asked: string[] = [];
  const event = { entry: { toJS: () => ({ slug: "offers", data }) } };
  try {
    checkEntry(event, published, (question) => asked.push(question) === 0);
    return "saved";
  } catch (error) {
    return `${asked.length} ${((error as Error).cause as Error).message}`;
  }
}

test("a slip is asked about before it is saved, and nothing that was published so before", () => {
  expect(save({ until: "2098-01-02" })).toBe("saved");
  expect(save({ until: "2020-01-01" })).toBe("saved");
  expect(save({ until: "2020-01-02" })).toBe("1 Offers 1, Last day: is past, so nobody would see it.");
  const picture = { file: "/media/originals/b.webp", alt: "A pool" };
  expect(save({ picture })).toMatch(/^1 Offers 1, Picture, What it shows: still describes the former/);
  expect(save({ picture: { ...picture, alt: "A fire", alt_hi: "ताल" } })).toMatch(
    /^1 Offers 1, Picture, What it shows \(हिन्दी\): still/,
  );
  expect(save({ picture: { ...picture, alt_hi: "ताल", file: "/media/originals/a.webp" } })).toBe("saved");
  expect(save({ until: "02/01/2027" })).toMatch(/^0 Offers 1, Last day: must be a day that exists, [^:]*\.$/);
  expect(save({ price: "6.500" })).toMatch(/^0 Offers 1, Price: could be two amounts/);
  expect(save({ title: 2025 })).toMatch(/^0 Offers 1, Title: stands in the file without quotation marks/);
});
