import { hash } from "node:crypto";
import { pictureFields } from "#content/schema/fields.ts";
import { placeIn, type SubjectFile } from "#content/schema/subjects.ts";
import { fieldsOfAll } from "../content/content-file.ts";
import { type Path, valueAt } from "../content/fields.ts";
import {
  type Action,
  type Evidence,
  type Finder,
  findingIn,
  inName,
  put,
  remove,
  right,
  write,
} from "./findings.ts";
import {
  isPlaceholderEntry,
  isPlaceholderName,
  isPlaceholderRegion,
  isSampleGuest,
  isSampleText,
} from "./placeholders.ts";

/** They come by group in the list, so that their order here does not matter. */
export const wordFinders: readonly Finder[] = [
  findInWords,
  findInPrivacy,
  findInTestimonials,
  findInQuestions,
  findInReach,
  findInWelcome,
  findExamples,
  findInPrices,
];

/** Statements of the specification that few hill resorts can make. */
const phrases: readonly { name: string; at?: string; words: RegExp; todo: string }[] = [
  {
    name: "beach-house",
    words: /entire beach house/i,
    todo: 'A beach house in the hills? Say what guests have to themselves, or confirm "entire beach house".',
  },
  { name: "ktv-room", words: /KTV Room/i, todo: "Is there a room for karaoke? Take it out, or confirm it." },
  {
    name: "infinity-pool",
    words: /infinity pool/i,
    todo: "Is there an infinity pool, and one for children? Take it out, or confirm it.",
  },
  {
    name: "game-table",
    words: /billiard/i,
    todo: "Are there a billiard table and mahjong? Take it out, or confirm it.",
  },
  {
    name: "waterfall-and-pool",
    at: "home.yaml about text",
    words: /waterfall|pool/i,
    todo: "Are a waterfall and a pool near the house? Write what guests find there, or confirm it.",
  },
  {
    name: "year-in-running-line",
    words: /^2025$/,
    todo: "Is 2025 still the year to show? Write another word, take it out, or confirm it.",
  },
  {
    name: "if-you-raft",
    words: /if you come to raft/i,
    todo: "Do your guests come to raft? Take it out, or confirm it.",
  },
  {
    name: "town-in-headline",
    at: "home.yaml hero headline",
    words: /Rishikesh/i,
    todo: "The headline says Rishikesh; the house may be elsewhere. Name the town that guests come to, or confirm it.",
  },
];

/** Fields that another finder reports. */
const reportedElsewhere = ["resort.yaml name", "resort.yaml siteUrl", "resort.yaml email"];

/** Files that guests do not read, or that another finder reports. */
const leftOut: readonly SubjectFile[] = ["confirmed.yaml", "inquiry.yaml", "menu.yaml"];

/** The placeholder's name and region in any text, and sentences that the owner must confirm. */
function* findInWords({ content, files }: Evidence) {
  const { resort } = content;
  const isOurName = !(resort.nameConfirmed && isPlaceholderName(resort.name));
  for (const { name: file, schema: field, path, value } of fieldsOfAll(files)) {
    if (leftOut.includes(file)) continue;
    const found = findingIn("Our sample texts", file);
    const here = [file, ...path].join(" ");
    if (typeof value !== "string" || pictureFields.has(field as never)) continue;
    // Names of files are no words.
    if (reportedElsewhere.includes(here) || /^pictures\.yaml .*file$/i.test(here)) continue;
    const place = placeName(file, path, value);
    // As guests read it, with the resort's name and the counts.
    const shown = shorten(String(valueAt(content, placeIn(file, path))));
    const told = phrases.filter(({ at = here, words }) => at === here && words.test(value));
    for (const { name, todo } of told) yield found(name, path, todo, ...waysFor(path));
    if (isOurName && isPlaceholderName(value)) {
      const todo = `"${shown}" holds the placeholder's name. Write what fits yours.`;
      yield found(`kafal-in-${place}`, path, todo, ...waysFor(path));
    } else if (told.length === 0 && isPlaceholderRegion(value) && !isSampleGuest(value)) {
      const todo = `Is "${shown}" where your house is? Write what fits, or confirm it.`;
      yield inRegion(file)(`region-in-${place}`, path, todo, ...waysFor(path));
    }
  }
}

/**
 * Names a field by its keys. In a list also by a digest of its text instead of its position: when entries move, what the
 * owner has confirmed stays with its text.
 */
function placeName(file: SubjectFile, path: Path, text: string): string {
  const keys = path.filter((step) => typeof step === "string");
  const digest = hash("sha256", text).slice(0, 6);
  return inName(
    [file.replace(/\.\w+$/, ""), ...keys, ...(keys.length < path.length ? [digest] : [])].join(" "),
  );
}

const inRegion = (file: SubjectFile) => findingIn("The region in titles and texts", file);

/** An entry of a list can be taken out as well. */
const waysFor = (path: Path): Action[] => [
  write(path),
  ...(typeof path.at(-1) === "number" ? [remove(path)] : []),
  right,
];

const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 45).trimEnd()}…` : text);

/** Testimonials that no guest gave: one line each. Words and name are written together, and are no sample then. */
function* findInTestimonials({ content: { testimonials } }: Evidence) {
  const found = findingIn("What guests say and ask", "testimonials.yaml");
  for (const [index, { name, text, sample }] of testimonials.entries()) {
    const entry = ["testimonials", index];
    const named = `testimonial-${inName(name)}`;
    const both: Action = {
      kind: "write",
      label: "Save",
      fields: [
        [...entry, "text"],
        [...entry, "name"],
      ],
      as: "words",
      sets: { path: [...entry, "sample"], value: false },
    };
    if (isSampleText(text)) {
      const todo = `No guest has said this. Write a real guest's words and name here and the stars in the form, or take the entry out.`;
      yield found(named, [...entry, "text"], todo, both, remove(entry));
    } else if (isSampleGuest(name)) {
      yield found(
        named,
        [...entry, "name"],
        `Who said "${shorten(text)}"? Write the name.`,
        both,
        remove(entry),
      );
    } else if (sample) {
      const isReal = put("A guest has said this", [...entry, "sample"], false);
      yield found(
        named,
        [...entry, "sample"],
        `The page calls the words of ${name} a sample.`,
        isReal,
        remove(entry),
      );
    }
  }
}

/** What guests are told of their data must be true of the owner's mailbox and companies, too. */
function* findInPrivacy({ content: { privacyPage } }: Evidence) {
  const { board } = privacyPage.complaint;
  const address = board.target ? "" : ` Write the address where the ${board.name} takes complaints.`;
  yield findingIn("Our sample texts", "pages/privacy.yaml")(
    "privacy-read",
    ["asked"],
    `Read ${privacyPage.path} from top to bottom: does all of it hold for you?${address} Then confirm it.`,
  );
}

/** The town's name and its parts, which belong to Rishikesh. */
function* findInWelcome({ content: { about } }: Evidence) {
  const path = ["welcome", "nameParts"];
  const names = about.welcome.nameParts.map(({ part }) => part);
  const todo = `${new Intl.ListFormat("en").format(names)}: are these the parts of your town's name? Take them out, or confirm them.`;
  if (names.some((part) => /^(hrishika|isha)$/i.test(part)))
    yield inRegion("about.yaml")("name-parts", path, todo, put("Take them out", path, []), right);
}

/** When the river is open. */
function* findInReach({ content: { reach } }: Evidence) {
  if (reach.year) {
    const todo = `"${reach.year.title}" says when rafting is open. Take it out, or confirm that it is right for you.`;
    yield inRegion("reach.yaml")("year", ["year"], todo, remove(["year"]), right);
  }
}

/** Only the owner knows the answers. */
function* findInQuestions({ content: { goodToKnow } }: Evidence) {
  const found = findingIn("What guests say and ask", "good-to-know.yaml");
  for (const [index, { label, answer }] of goodToKnow.entries.entries()) {
    const path = ["entries", index];
    const todo = `What should guests know about "${label}"? Write it, or remove the question.`;
    if (answer === "")
      yield found(`answer-${inName(label)}`, path, todo, write([...path, "answer"]), remove(path));
  }
}

/** Prices that do not say what they are for or are in a currency that few hill resorts take, and discounts without an end. */
function* findInPrices({ content: { home, offers, packages } }: Evidence) {
  const group = "Menu, prices and discounts";
  for (const [index, { slug, title, per }] of packages.entries()) {
    const path = ["packages", index, "per"];
    const todo = `What is the price of ${title} for: per couple, per stay, per night? Write it. Until then the table says to ask you.`;
    if (!per) yield findingIn(group, "packages.yaml")(`per-${slug}`, path, todo, write(path), right);
  }
  const inOffers = findingIn(group, "offers.yaml");
  for (const [index, { slug, title, description, price, until }] of offers.entries()) {
    const path = (...steps: string[]) => ["offers", index, ...steps];
    if (price.currency === "PHP") {
      const todo = `${title} has its price in Philippine pesos (PHP): ${price.amount}. Is the number right in rupees? Otherwise change it in the form.`;
      const inRupees = put("It is in rupees", path("price", "currency"), "INR");
      yield inOffers(`price-${slug}`, path("price"), todo, inRupees, right);
    }
    if (!until && isDiscount(`${title} ${description}`)) {
      const todo = `"${shorten(description)}" is a promise. Until which day does it hold? Confirm it if it has no end.`;
      yield inOffers(`discount-${slug}`, path("until"), todo, write(path("until"), "day"), right);
    }
  }
  if (isDiscount(home.login.title)) {
    const path = ["login", "title"];
    const todo = `"${home.login.title}" is a promise to every guest. Write what you give, or confirm it.`;
    yield findingIn(group, "home.yaml")("discount-popup", path, todo, write(path), right);
  }
}

/** Lists with entries that are ours: one line for each list. */
function* findExamples({ content }: Evidence) {
  const texts = "Our sample texts";
  const prices = "Menu, prices and discounts";
  // `field` is what each entry is recognised by.
  const lists = [
    [prices, "menu.yaml", "dishes", "name", "dishes"],
    [prices, "menu.yaml", "menu", "name", "entries of the menu, with their prices and stars,"],
    [prices, "packages.yaml", "packages", "title", "packages, with what they include,"],
    [texts, "services.yaml", "services", "description", "services"],
    [texts, "home-gallery.yaml", "homeGallery", "title", "titles of the gallery"],
  ] as const;
  for (const [group, file, key, field, what] of lists) {
    const names = content[key].map((entry) => String(valueAt(entry, [field])));
    const ours = names.filter(isPlaceholderEntry).length;
    const todo = `${ours} of the ${names.length} ${what} ${ours === 1 ? "is an example" : "are examples"}. Write yours in the form, or confirm that they are right.`;
    if (ours > 0) yield findingIn(group, file)(inName(key), [key], todo);
  }
}

const isDiscount = (text: string) => /\d ?%/.test(text);
