import type { Path } from "../site-build/content/fields.ts";

type Schema = {
  title?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  picture?: true;
};

/** What the form calls a field: its title in the schema, or its key in words. */
export function labelOf(schema: object, path: Path): string {
  return fieldAt(schema, path)?.title ?? sayName(String(path.at(-1) ?? ""));
}

/** Whether a field names a picture of pictures.yaml. */
export function namesPicture(schema: object, path: Path): boolean {
  return fieldAt(schema, path)?.picture === true;
}

function fieldAt(schema: object, path: Path): Schema | undefined {
  let field: Schema | undefined = schema;
  for (const step of path) field = field?.items ?? field?.properties?.[step] ?? field?.additionalProperties;
  return field;
}

/** Files whose name says too little. */
const titles: Readonly<Record<string, string>> = {
  about: "About Us",
  confirmed: "What you have confirmed",
  counts: "Numbers in sentences",
  details: "Details of packages and offers",
  editions: "Names of the languages",
  "error-page": "Page for unknown addresses",
  "home-gallery": "Gallery of Home",
  "about-gallery": "Gallery of About Us",
  inquiry: "Inquiry settings and EmailJS",
  lightbox: "Enlarged pictures",
  "map/provider": "Which map guests see",
  "map/places": "Places on the map",
  "map/texts": "Words on the map",
  navigation: "Links at top and bottom",
  offline: "Without a network",
  reach: "How to reach you",
  words: "Short texts",
};

/** What the editor calls a file of content/. */
export function titleOf(file: string): string {
  const name = file.replace(/\.yaml$/, "");
  if (name.startsWith("pages/")) return "Title and description";
  return titles[name] ?? sayName(name.replaceAll(/[/-]/g, " "));
}

/** The same sentence with the titles of files instead of their names. */
export function sayFiles(sentence: string): string {
  return sentence.replaceAll(/\b(?:content\/)?([a-z][a-z/-]*\.yaml)\b/g, (_, file) => `“${titleOf(file)}”`);
}

/** Keys that say too little. A title in the schema goes first. */
const names: Readonly<Record<string, string>> = {
  aboutGallery: "Pictures",
  action: "Button",
  addressHindi: "Address in Devanagari letters",
  areaOfPin: "Area of the PIN code",
  asked: "What is asked",
  breadcrumb: "Line above the heading",
  carousel: "Row of pictures",
  chatTelephone: "WhatsApp number",
  comparison: "Table of the packages",
  confirm: "What to ask",
  credits: "Makers of the pictures",
  drawn: "Who drew the map",
  editions: "Languages",
  entries: "Questions",
  failure: "Why it waits",
  fields: "Labels of the form",
  footerNavigation: "Links at the bottom",
  homeGallery: "Photographs",
  inclusions: "What is included",
  info: "Headings",
  intro: "Opening text",
  kept: "How long it is kept",
  lead: "Larger text",
  loads: "What pages load",
  login: "Discount tag",
  messageBegun: "Beginning of the message",
  motion: "All movement",
  nameParts: "Parts of the name",
  navigation: "Links at the top",
  never: "What the site does not do",
  next: "What happens next",
  nextTitle: "Heading of what happens next",
  onward: "Link to the packages",
  openInGoogleMaps: "Open in Google Maps",
  openInOpenStreetMap: "Open in OpenStreetMap",
  otherwise: "All other days",
  reach: "How to reach you",
  sample: "It is a sample",
  slide: "One picture of the row",
  slideCounter: "Number of the picture",
  socialTitle: "Heading of the icons",
  submit: "Button that sends",
  subtitle: "Line below the name",
  tagline: "Short promise",
  turnOff: "Where drivers turn off",
  turnOffHindi: "The same in Devanagari letters",
  year: "Seasons and river",
};

/** 'Chat telephone' for chatTelephone. */
export function sayName(key: string): string {
  return names[key] ?? capital(key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** 'Packages', 'Basic Getaway', 'Price' for a place of a file whose data are `value`: entries of lists by their names. */
export function sayPlace(schema: object, value: unknown, path: Path): string[] {
  let part = value;
  const names = path.map((step, at) => {
    part = (part as Record<string | number, unknown> | undefined)?.[step];
    return typeof step === "number"
      ? nameOfEntry(part) || `${step + 1}`
      : labelOf(schema, path.slice(0, at + 1));
  });
  return names.filter((name, at) => name !== names[at - 1]);
}

/** The keys by which an owner knows an entry of a list. */
export const nameKeys = ["name", "title", "label", "question", "crumb"];

/** What an entry of a list is called; "" for one without any text, and for a text alone. */
export function nameOfEntry(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const fields = entry as Record<string, unknown>;
  const named = [...nameKeys, "slug"].map((key) => fields[key]);
  const isText = (value: unknown) => typeof value === "string" && value !== "";
  const name = String([...named, ...Object.values(fields).flat()].find(isText) ?? "");
  return name.length > 60 ? `${name.slice(0, 57)}…` : name;
}

/** A value of a file as the owner reads it. */
export function sayValue(value: unknown): string {
  if (value === undefined || value === "") return "empty";
  if (value === null) return "left out on purpose";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en-IN", { maximumFractionDigits: 9 });
  if (Array.isArray(value)) return value.map(sayValue).join(", ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${sayName(key)}: ${sayValue(part)}`)
    .join("; ");
}

/** `stem`, or with a number behind it: the first name that is not taken. */
export function freeName(stem: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const name = count > 1 ? `${stem}-${count}` : stem;
    if (!isTaken(name)) return name;
  }
}

/** Letters, digits and hyphens, as in addresses. "" if the text has no Latin letter and no digit. */
export function slugOf(text: string): string {
  const words = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (words.match(/[a-z0-9]+/g) ?? []).join("-");
}
