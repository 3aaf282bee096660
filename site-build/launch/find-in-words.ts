import { createHash } from "node:crypto";
import { pictureFields } from "#content/schema/fields.ts";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { fieldsOf, type Path } from "../content/fields.ts";
import { drawPanorama } from "../panorama/draw-panorama.ts";
import {
  type Action,
  type Evidence,
  findingIn,
  inName,
  leaveOut,
  put,
  remove,
  right,
  write,
} from "./findings.ts";
import {
  isPlaceholderDish,
  isPlaceholderName,
  isPlaceholderRegion,
  isSampleGuest,
  isSampleText,
} from "./placeholders.ts";

/** Statements of the specification that few hill resorts can make. */
const phrases: readonly { name: string; at?: string; words: RegExp; todo: string }[] = [
  {
    name: "beach-house",
    words: /entire beach house/i,
    todo: 'A beach house in the hills? Say what guests have to themselves, or confirm "entire beach house".',
  },
  { name: "ktv-room", words: /KTV Room/i, todo: "Is there a room for karaoke? Take it out, or confirm it." },
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
const leftOut: readonly SubjectFile[] = ["confirmed.yaml", "inquiry.yaml", "map/region.geojson", "menu.yaml"];

/** The placeholder's name and region in any text, and sentences that the owner must confirm. */
export function* findInWords({ content: { resort }, files }: Evidence) {
  const isOurName = !(resort.nameConfirmed && isPlaceholderName(resort.name));
  for (const [key, { schema }] of Object.entries(subjects)) {
    const file = key as SubjectFile;
    if (leftOut.includes(file)) continue;
    const found = findingIn("Our sample texts", file);
    for (const { schema: field, path, value } of fieldsOf(schema, files[file].value)) {
      const here = [file, ...path].join(" ");
      if (typeof value !== "string" || pictureFields.has(field as never)) continue;
      // Names of files are no words.
      if (reportedElsewhere.includes(here) || /^pictures\.yaml .*file$/i.test(here)) continue;
      const place = placeName(file, path, value);
      const told = phrases.filter(({ at = here, words }) => at === here && words.test(value));
      for (const { name, todo } of told) yield found(name, path, todo, ...waysFor(path));
      if (isOurName && isPlaceholderName(value)) {
        const todo = `"${shorten(value)}" holds the placeholder's name. Write what fits yours.`;
        yield found(`kafal-in-${place}`, path, todo, ...waysFor(path));
      } else if (told.length === 0 && isPlaceholderRegion(value)) {
        const todo = `Is "${shorten(value)}" where your house is? Write what fits, or confirm it.`;
        yield inRegion(file)(`region-in-${place}`, path, todo, ...waysFor(path));
      }
    }
  }
}

/**
 * Names a field by its keys. In a list also by a digest of its text instead of its position: when entries move, what the
 * owner has confirmed stays with its text.
 */
function placeName(file: SubjectFile, path: Path, text: string): string {
  const keys = path.filter((step) => typeof step === "string");
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 6);
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

/** Testimonials that no guest gave. */
export function* findInTestimonials({ content: { testimonials } }: Evidence) {
  const found = findingIn("What guests say and ask", "testimonials.yaml");
  for (const [index, { name, text, sample }] of testimonials.entries()) {
    const path = (...steps: string[]) => ["testimonials", index, ...steps];
    const named = `testimonial-${inName(name)}`;
    if (isSampleText(text)) {
      const todo = `No guest has said this. Write a real guest's words for "${name}", or take the entry out.`;
      yield found(named, path("text"), todo, write(path("text")), remove(path()));
    } else if (isSampleGuest(name)) {
      yield found(named, path("name"), `Who said "${shorten(text)}"? Write the name.`, write(path("name")));
    } else if (sample) {
      const isReal = put("A guest has said this", path("sample"), false);
      yield found(named, path("sample"), `The page calls the words of ${name} a sample.`, isReal);
    }
  }
}

/** What guests are told of their data must be true of the owner's mailbox and companies, too. */
export function* findInPrivacy({ content: { privacyPage }, env }: Evidence) {
  const { board } = privacyPage.complaint;
  const relay = env.EMAILJS_URL?.trim() ? " Say below “Who reads it” that EmailJS mails the inquiries." : "";
  const address = board.target ? "" : ` Write the address where the ${board.name} takes complaints.`;
  yield findingIn("Our sample texts", "pages/privacy.yaml")(
    "privacy-read",
    ["asked"],
    `Read ${privacyPage.path} from top to bottom: does all of it hold for you?${address}${relay} Then confirm it.`,
  );
}

/** When the river is open, and what a guest shows the driver. */
export function* findInReach({ content: { reach } }: Evidence) {
  if (reach.year) {
    const todo = `"${reach.year.title}" says in which months rafting is open. Take it out, or confirm that it is right for you.`;
    yield inRegion("reach.yaml")("year", ["year"], todo, remove(["year"]), right);
  }
  const asked = {
    addressHindi: "Write the resort's name, village and district in Devanagari letters, for drivers.",
    turnOff: "Write for drivers where they turn off.",
    turnOffHindi: "Write the turn-off in Devanagari letters, too.",
  };
  const found = findingIn("What guests say and ask", "reach.yaml");
  for (const [key, todo] of Object.entries(asked)) {
    const path = ["driver", key];
    if (reach.driver[key as keyof typeof asked] === "")
      yield found(`driver-${inName(key)}`, path, todo, write(path), leaveOut(path));
  }
}

/** Only the owner knows what a nearer hill hides. */
export function* findInPanorama({ content }: Evidence) {
  const names = (drawPanorama(content)?.summits ?? []).map(({ name }) => name);
  if (names.length > 0)
    yield findingIn("Our sample texts", "panorama.yaml")(
      "summits",
      ["peaks"],
      `Do guests see ${new Intl.ListFormat("en").format(names)}? Take out what a nearer hill hides, then confirm the rest.`,
    );
}

export function* findInQuestions({ content: { goodToKnow } }: Evidence) {
  const found = findingIn("What guests say and ask", "good-to-know.yaml");
  for (const [prefix, at, entries] of [
    ["answer", ["entries"], goodToKnow.entries],
    ["access", ["access", "entries"], goodToKnow.access.entries],
  ] as const)
    for (const [index, { label, answer }] of entries.entries()) {
      const path = [...at, index, "answer"];
      const todo =
        prefix === "answer"
          ? `What should guests know about "${label}"? Write it, or leave it out.`
          : `Give "${label}" in figures, or leave it out. Until then the page says to ask you.`;
      if (answer === "") yield found(`${prefix}-${inName(label)}`, path, todo, write(path), leaveOut(path));
    }
}

/** Prices that do not say what they are for or are in a currency that few hill resorts take, dishes that are examples, and discounts without an end. */
export function* findInPrices({ content: { home, menu, dishes, offers, packages } }: Evidence) {
  const group = "Menu, prices and discounts";
  for (const [index, { slug, title, per }] of packages.entries()) {
    const path = ["packages", index, "per"];
    const todo = `What is the price of ${title} for: per couple, per stay, per night? Write it. Until then the table says to ask you.`;
    if (!per) yield findingIn(group, "packages.yaml")(`per-${slug}`, path, todo, write(path), right);
  }
  for (const [key, list] of Object.entries({ dishes, menu })) {
    const ours = list.filter(({ name }) => isPlaceholderDish(name)).length;
    const what = key === "menu" ? "entries of the menu, with their prices," : "dishes";
    const todo = `${ours} of the ${list.length} ${what} ${ours === 1 ? "is an example" : "are examples"}. Write yours in the form, or confirm that you serve them.`;
    if (ours > 0) yield findingIn(group, "menu.yaml")(key, [key], todo);
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

const isDiscount = (text: string) => /\d ?%/.test(text);
