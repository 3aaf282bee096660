import { join } from "node:path";
import { type Content, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { pageNames, pagePaths } from "#shared/pages.ts";
import type { ContentFiles } from "../content/content-file.ts";
import { fieldsOf, type Path } from "../content/fields.ts";
import { isDrawing } from "../pictures/drawings.ts";
import { pictureEntries } from "../pictures/entries.ts";
import {
  isPlaceholderHost,
  isPlaceholderName,
  isPlaceholderTelephone,
  isSampleText,
} from "./placeholders.ts";

/** The parts of the list, in its order. */
export const launchGroups = [
  "Confirmed by name",
  "Who and where you are",
  "How inquiries reach you",
  "Words that are ours",
  "What guests say and ask",
  "Prices",
  "Buttons and links that do nothing",
  "Pictures and film",
] as const;

type LaunchGroup = (typeof launchGroups)[number];

/** Something that only the owner can know or do. */
export interface Finding {
  /** Its unique name in content/confirmed.yaml, such as picture-hero-dawn. */
  name: string;
  group: LaunchGroup;
  /** Undefined for the service's settings. */
  file?: SubjectFile;
  path: Path;
  /** What it is and what to do: a sentence or two. */
  todo: string;
}

/** What the list is made from. */
export interface Evidence {
  content: Content;
  /** The same as it is written, with {name} and lines. */
  files: ContentFiles;
  mediaFolder: string;
  /** SHA-256 of our drawings and films. */
  drawings: ReadonlySet<string>;
  /** The service's settings, as far as they are known here. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Makes the findings of one group and file. */
export const findingIn =
  (group: LaunchGroup, file?: SubjectFile) =>
  (name: string, path: Path, todo: string): Finding => ({ name, group, ...(file && { file }), path, todo });

export const finders: readonly ((evidence: Evidence) => Iterable<Finding>)[] = [
  findInResort,
  findInSettings,
  findInWords,
  findInPrivacy,
  findInTestimonials,
  findInQuestions,
  findInPrices,
  findInLinks,
  findInPictures,
];

/** Placeholder name, telephones and addresses. */
function* findInResort({ content: { resort } }: Evidence) {
  const { name, siteUrl, telephones, chatTelephone, email, address, place } = resort;
  const found = findingIn("Who and where you are", "resort.yaml");
  if (!resort.nameConfirmed)
    yield found(
      "name",
      ["name"],
      isPlaceholderName(name)
        ? `"${name}" is our placeholder. Write the resort's name, and nameConfirmed: true below it.`
        : `If "${name}" is the resort's name, write nameConfirmed: true below it.`,
    );
  if (isPlaceholderHost(new URL(siteUrl).hostname))
    yield found(
      "siteUrl",
      ["siteUrl"],
      `No guest can open ${siteUrl}. Write the address of the public site.`,
    );
  for (const [index, telephone] of telephones.entries())
    if (isPlaceholderTelephone(telephone))
      yield found(
        `telephone-${index + 1}`,
        ["telephones", index],
        `Nobody has ${telephone}. Write your number.`,
      );
  if (isPlaceholderTelephone(chatTelephone))
    yield found(
      "chatTelephone",
      ["chatTelephone"],
      `Nobody has ${chatTelephone}. Write the number of your WhatsApp.`,
    );
  if (isPlaceholderHost(email))
    yield found("email", ["email"], `No mail arrives at ${email}. Write your mail address.`);
  if (address.street === "")
    yield found("street", ["address", "street"], "The address has no street or village yet. Write it.");
  for (const [key, name] of [
    ["gstin", "GSTIN"],
    ["fssai", "FSSAI number"],
  ] as const)
    if (resort[key] === "")
      yield found(
        key,
        [key],
        `Write your ${name}, or leave it out on purpose if you have none (null in the file).`,
      );
  if (place.precision !== "exact")
    yield found(
      "place",
      ["place"],
      'The map marks the area of the PIN code. Write the two numbers of the house, and precision: "exact".',
    );
}

/** Settings that may be on the list. If one is set on this machine, its confirmation is still no mistake. */
export const settingNames = ["SMTP_URL", "INQUIRY_ADDRESS"] as const;

/** Where inquiries go. A form that posts to EmailJS needs no mail server of ours. */
function* findInSettings({ content: { inquirySettings }, env }: Evidence) {
  if (inquirySettings.endpoint !== "") return;
  const found = findingIn("How inquiries reach you");
  if (!env.SMTP_URL?.trim())
    yield found(
      "SMTP_URL",
      [],
      "No mail server is set, so that inquiries become files. Set it as docs/running.md says.",
    );
  const address = env.INQUIRY_ADDRESS?.trim() || "inquiry@localhost";
  if (/@localhost$/.test(address))
    yield found(
      "INQUIRY_ADDRESS",
      [],
      `Inquiries are written to ${address}. Set the address where you read them.`,
    );
}

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

/** The placeholder's name in any text, and sentences that the owner must confirm. */
function* findInWords({ content: { resort }, files }: Evidence) {
  const isOurName = !(resort.nameConfirmed && isPlaceholderName(resort.name));
  for (const [key, { schema }] of Object.entries(subjects)) {
    const file = key as SubjectFile;
    if (file === "confirmed.yaml") continue;
    const found = findingIn("Words that are ours", file);
    for (const { path, value } of fieldsOf(schema, files[file].value)) {
      if (typeof value !== "string") continue;
      const here = [file, ...path].join(" ");
      for (const { name, at = here, words, todo } of phrases)
        if (at === here && words.test(value)) yield found(name, path, todo);
      if (isOurName && isPlaceholderName(value) && !reportedElsewhere.includes(here)) {
        const steps = path.map((step) => (typeof step === "number" ? step + 1 : step));
        yield found(
          `kafal-in-${inName([file.replace(/\.\w+$/, ""), ...steps].join(" "))}`,
          path,
          `"${shorten(value)}" holds the placeholder's name. Write what fits yours.`,
        );
      }
    }
  }
}

const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 45).trimEnd()}…` : text);

/** Testimonials that no guest gave. */
function* findInTestimonials({ content: { testimonials } }: Evidence) {
  const found = findingIn("What guests say and ask", "testimonials.yaml");
  for (const [index, { name, text, sample }] of testimonials.entries())
    if (isSampleText(text))
      yield found(
        `testimonial-${inName(name)}`,
        ["testimonials", index],
        `No guest has said this. Put a real guest's words for "${name}", or take the entry out.`,
      );
    else if (sample)
      yield found(
        `testimonial-${inName(name)}`,
        ["testimonials", index, "sample"],
        `The page calls the words of ${name} a sample. Write sample: false if a guest has said them.`,
      );
}

/** What guests are told of their data must be true of the owner's mailbox and companies, too. */
function* findInPrivacy({ content: { privacyPage } }: Evidence) {
  const { board } = privacyPage.complaint;
  const address = board.target ? "" : ` Write the address where the ${board.name} takes complaints.`;
  yield findingIn("Words that are ours", "pages/privacy.yaml")(
    "privacy-read",
    ["asked"],
    `Read ${privacyPage.path} from top to bottom: does all of it hold for you?${address} Then confirm it.`,
  );
}

function* findInQuestions({ content: { goodToKnow } }: Evidence) {
  const found = findingIn("What guests say and ask", "good-to-know.yaml");
  for (const [index, { label, answer }] of goodToKnow.entries.entries())
    if (answer === "")
      yield found(
        `answer-${inName(label)}`,
        ["entries", index, "answer"],
        `Say what guests should know about "${label}", or write null to leave it out.`,
      );
  for (const [index, { label, answer }] of goodToKnow.access.entries.entries())
    if (answer === "")
      yield found(
        `access-${inName(label)}`,
        ["access", "entries", index, "answer"],
        `Give "${label}" in figures. Until then the page says to ask you. Or write null to leave it out.`,
      );
}

/** Prices in a currency that no hill resort in India takes. */
function* findInPrices({ content: { offers } }: Evidence) {
  const found = findingIn("Prices", "offers.yaml");
  for (const [index, { slug, title, price }] of offers.entries())
    if (price.currency === "PHP")
      yield found(
        `price-${slug}`,
        ["offers", index, "price"],
        `${title} has its price in Philippine pesos (PHP). Write it in rupees: currency: INR.`,
      );
}

/** Links and buttons that do nothing, and pages without a link in the navigation. */
function* findInLinks({ content: { resort, offers, home, navigation } }: Evidence) {
  const group = "Buttons and links that do nothing";
  const inResort = findingIn(group, "resort.yaml");
  const orOut = "Write its address, or take the entry out.";
  for (const [list, place] of [
    ["topBarSocial", "top-bar"],
    ["aboutSocial", "about"],
  ] as const)
    for (const [index, { name, target }] of resort[list].entries()) {
      const isHomePage = /^https?:\/\//.test(target) && new URL(target).pathname === "/";
      if (target === "" || isHomePage)
        yield inResort(
          `${place}-${inName(name)}`,
          [list, index, "target"],
          isHomePage
            ? `${target} is the home page of ${name}, not yours. Write the address of your page.`
            : `The icon ${name} leads nowhere. ${orOut}`,
        );
    }
  for (const [index, { name, target }] of resort.footerServices.entries())
    if (target === "")
      yield inResort(
        `footer-${inName(name)}`,
        ["footerServices", index, "target"],
        `${name} in the footer leads nowhere. ${orOut}`,
      );
  for (const [index, { slug, title, details }] of offers.entries())
    if (!details)
      yield findingIn(group, "offers.yaml")(
        `button-${slug}`,
        ["offers", index],
        `MORE DETAILS of ${title} opens nothing. Write details (docs/editing-content.md shows how).`,
      );
  // The footer's last line leads to it.
  for (const page of pageNames)
    if (page !== "privacy" && !navigation.some(({ to }) => to === pagePaths[page]))
      yield findingIn(group, "navigation.yaml")(
        `page-${page}`,
        ["navigation"],
        `No link of the navigation leads to ${pagePaths[page]}. Write one, or confirm that none is meant.`,
      );
  yield findingIn(group, "home.yaml")(
    "popup",
    ["login", "title"],
    `The form below "${home.login.title}" sends nothing, as its note says. Confirm that this is meant.`,
  );
}

/** Our own drawings and film, by their bytes, where a page shows them. */
function* findInPictures({ content, mediaFolder, drawings }: Evidence) {
  const isOurs = (...path: string[]) => isDrawing(join(mediaFolder, ...path), drawings);
  const group = "Pictures and film";
  const { film } = content.about;
  for (const [name, entry] of Object.entries(pictureEntries(content)))
    for (const key of ["file", "tallFile"] as const) {
      const file = entry[key];
      if (!file || !isOurs("originals", file)) continue;
      yield findingIn(group, "pictures.yaml")(
        `picture-${name}${key === "file" ? "" : "-tall"}`,
        [name, key],
        name === film?.picture
          ? `${name} is a frame of our film. Put one of yours into media/originals/ and its name here.`
          : `${name} shows our drawing. Put a photograph into media/originals/ and its name here.`,
      );
    }
  for (const key of ["webm", "mp4"] as const) {
    const file = film?.[key];
    if (file && isOurs("film", file))
      yield findingIn(group, "about.yaml")(
        `film-${key}`,
        ["film", key],
        `${file} is our film. Put yours in its place.`,
      );
  }
}

/** 'FAMILY FUN' as part of a name: family-fun. */
function inName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
