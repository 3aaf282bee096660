import { country, findPlaceFault, findPostalCodeFault, latitude, longitude, postalCode } from "./address.ts";
import { fssai, gstin } from "./business-numbers.ts";
import { boolean, count, oneOf, someOf } from "./choices.ts";
import { dated, days } from "./days.ts";
import { languageLabels, languageTags } from "./languages.ts";
import { email, link } from "./links.ts";
import { maybe } from "./optional.ts";
import { fileIn, picture } from "./pictures.ts";
import { currencies, currencyLabels } from "./price.ts";
import { social } from "./social.ts";
import { entry, group, lines, list, maybeGroup, nonEmptyList } from "./structure.ts";
import { impossibleTelephone, parseTelephone, telephone } from "./telephone.ts";
import { maybeText, paragraph, text } from "./text.ts";

// The form 'The resort': content that does not belong to a single page.

const name = text("Name", { maxLength: 32 });
/** The hint of fields that owners should not change. */
const forDeveloper = "Only your developer changes this.";

/** V8 lists Asia/Calcutta, which has been named Asia/Kolkata since 1993. Both are accepted. */
const timeZones = [
  ...new Set([...Intl.supportedValuesOf("timeZone"), "Asia/Kolkata", "Asia/Kathmandu"]),
].sort();

/** Types of schema.org. */
const lodgings = ["Resort", "Hotel", "BedAndBreakfast", "Campground", "LodgingBusiness"] as const;
const lodgingLabels: Readonly<Record<(typeof lodgings)[number], string>> = {
  Resort: "Resort",
  Hotel: "Hotel",
  BedAndBreakfast: "Homestay, bed and breakfast",
  Campground: "Campground",
  LodgingBusiness: "Another kind of lodging",
};

/** Questions that only the owner can answer. site-build/launch/ asks them, with links to the pages in question. */
export const launchAnswers = [
  "What the texts promise is true",
  "The prices are ours",
  "The map shows the right place",
  "The privacy notice says what we do",
  "A test mail has reached us",
] as const;

const form = group("The resort", {
  name: text("Name of the resort", { maxLength: 40 }),
  notice: maybe(
    dated(
      group("Notice on every page", {
        text: text("Text", { maxLength: 160 }),
        link: maybeGroup("Link", { label: text("Words", { maxLength: 40 }), target: link("Leads to") }),
        ...days,
      }),
    ),
  ),
  telephones: nonEmptyList(
    "Telephones",
    "Telephone",
    telephone("Telephone"),
    "The first two are shown at the top of each page.",
  ),
  chatTelephone: maybe(telephone("WhatsApp", "Such as: 98765 43210. Empty: no chat on the website.")),
  email: email("Mail"),
  answerHours: maybe(count("Hours until you answer", "Empty: no promise.")),
  address: group("Address", {
    street: maybeText("Street or village"),
    district: text("District"),
    state: text("State"),
    postalCode,
    country,
  }),
  place: group("Place on the map", {
    latitude,
    longitude,
    isExact: boolean("This is the house itself", "Otherwise the map shows the area of the PIN code."),
  }),
  currency: oneOf("Currency", currencies, "Of prices that have no currency of their own.", currencyLabels()),
  social: social("Social media in the contact bar"),
  footerServices: list(
    "Services in the footer",
    "Service",
    entry({ name, target: maybe(link("Leads to", "Empty: no link.")) }),
  ),
  marquee: lines("Running words", "Word", {
    hint: "{name} becomes the resort's name, {year} the current year.",
    placeholders: ["name", "year"],
  }),
  lodging: maybe(
    oneOf("Kind of house", lodgings, "What search engines call it. Empty: a resort.", lodgingLabels),
  ),
  host: maybeGroup("Host", {
    name,
    picture: picture("squareCard"),
    sentence: paragraph("What they say to guests"),
  }),
  logo: maybe(
    fileIn("brand", ["SVG", "PNG", "WebP", "JPEG", "JPG"], "Logo", {
      kind: "logo",
      hint: "Square, best as SVG. Empty: the berry.",
    }),
  ),
  lost: picture("hero", "Picture of the error page"),
  illustrated: boolean("The pictures are illustrations", "The footer says so."),
  photographers: maybeText("Who took the photographs", { hint: "Such as: A. Rawat and B. Negi" }),
  gstin,
  fssai,
  launchAnswers: someOf(
    "Answers to the launch list",
    launchAnswers,
    "Tick what you have checked. The launch list then stops asking.",
  ),
  timeZone: oneOf("Time zone", timeZones, forDeveloper),
  languages: nonEmptyList(
    "Languages, the complete one first",
    "Language",
    oneOf("Language and country", languageTags, undefined, languageLabels),
    forDeveloper,
  )
    // Each further one has a path such as /hi.
    .refine(
      (all) => new Set(all.slice(1).map((tag) => tag.split("-")[0])).size === Math.max(all.length - 1, 0),
      "has a language twice",
    ),
});

export const site = form.transform((site, { addIssue }) => {
  const { country } = site.address;
  const addIssueAt = (path: (string | number)[], message: string | undefined) =>
    message && addIssue({ code: "custom", path, message });
  const parse = (written: string, path: (string | number)[]) => {
    const number = parseTelephone(written, country);
    if (!number) addIssueAt(path, impossibleTelephone);
    return number ?? "";
  };
  const { latitude, longitude } = site.place;
  addIssueAt(["place", "latitude"], findPlaceFault(latitude, longitude, country));
  addIssueAt(["address", "postalCode"], findPostalCodeFault(site.address.postalCode, country));
  return {
    ...site,
    telephones: site.telephones.map((written, index) => parse(written, ["telephones", index])),
    chatTelephone: site.chatTelephone && parse(site.chatTelephone, ["chatTelephone"]),
  };
});
