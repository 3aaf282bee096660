import * as field from "./fields.ts";
import { launchAnswers } from "./launch-rules.ts";
import {
  isGstin,
  isNamed,
  parseCoordinates,
  parseLanguage,
  parseTelephone,
  plain,
  plainCode,
  withPrefix,
} from "./normalize.ts";
import { currencyOf } from "./price.ts";

// The form 'The resort': what belongs to no single page.

const { days, refined, maybe } = field;
const name = field.text("Name", { most: 32 });
/** What an owner leaves alone. */
const forDeveloper = "Only your developer changes this.";
/** It gets the prefix of its country below. */
const telephone = (label: string, hint = "Such as: 98765 43210") => {
  const error = "must look like +91 98765 43210, one number in a field";
  return refined(parseTelephone, /^\+?(\d ?){6,15}$/, error, label, { hint });
};
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const form = field.group("The resort", {
  name: field.text("Name of the resort", { most: 40 }),
  notice: field.maybeGroup("Notice on every page", {
    text: field.text("Text", { most: 160 }),
    link: field.maybeGroup("Link", {
      label: field.text("Words", { most: 40 }),
      target: field.link("Leads to"),
    }),
    ...days,
  }),
  telephonePrefix: refined(
    (text) => parseTelephone(text).replace(/^(\+|00)?/, "+"),
    /^\+[1-9]\d{0,2}$/,
    "must look like +91",
    "Prefix of your country",
    { hint: "For telephones without one, such as +91." },
  ),
  telephones: field.nonEmptyList(
    "Telephones",
    "Telephone",
    telephone("Telephone"),
    "The first two stand at the top.",
  ),
  chatTelephone: maybe(telephone("WhatsApp", "Such as: 98765 43210. Empty: no chat on the website.")),
  email: field.email("Mail"),
  answerHours: maybe(field.count("Hours until you answer", "Empty: no promise.")),
  address: field.group("Address", {
    street: field.maybeText("Street or village"),
    district: field.text("District"),
    state: field.text("State"),
    postalCode: refined(
      (text) =>
        plain(text)
          .toUpperCase()
          .replace(/^PIN( ?CODE)?[^\dA-Z]*/, ""),
      /^(?=.*\d)[\dA-Z][\dA-Z -]{2,9}$/,
      "must be a PIN code, such as 246179",
      "PIN code",
    ),
    country: refined(
      plainCode,
      (code) => isNamed("region", code),
      "must be the code of a country, such as IN",
      "Country, as two letters",
    ),
  }),
  place: field
    .group("Place on the map", {
      coordinates: field.parsed(
        "Latitude and longitude",
        "As map apps copy them: 29.8412, 78.7210",
        (text) => parseCoordinates(text) ?? "must be latitude and longitude, such as 29.8412, 78.7210",
      ),
      isExact: field.boolean("This is the house itself", "Otherwise the map shows the area of the PIN code."),
    })
    .transform(({ coordinates, isExact }) => ({ ...coordinates, isExact })),
  currency: refined(
    (text) => currencyOf(plain(text)) ?? "",
    /^[A-Z]{3}$/,
    "must be the code of a currency, such as INR",
    "Currency",
    { hint: "Of prices without one, such as INR." },
  ),
  social: field.social("Social media in the contact bar"),
  footerServices: field.list("Services in the footer", "Service", {
    name,
    target: maybe(field.link("Leads to", "Empty: no link.")),
  }),
  marquee: field.lines("Running words", "Word"),
  host: field.maybeGroup("Host", {
    name,
    picture: field.picture("squareCard"),
    sentence: field.paragraph("What they say to guests"),
  }),
  logo: maybe(
    field.fileIn("brand", ["SVG", "PNG", "WebP", "JPEG", "JPG"], "Logo", {
      kind: "logo",
      hint: "Square, best as SVG. Empty: the berry.",
    }),
  ),
  lost: field.picture("film", "Picture of the error page"),
  illustrated: field.boolean("The pictures are illustrations", "The footer says so."),
  photographers: field.maybeText("Who took the photographs", { hint: "Such as: A. Rawat and B. Negi" }),
  gstin: maybe(
    refined(plainCode, isGstin, "is no GSTIN of 15 digits and capitals: look for a wrong one", "GSTIN"),
  ),
  fssai: maybe(refined(plainCode, /^\d{14}$/, "must have 14 digits", "FSSAI licence")),
  launchAnswers: field.someOf(
    "Answers to the launch list",
    launchAnswers,
    "What you tick is right as it is. The list of what is left no longer asks for it.",
  ),
  timeZone: refined(plain, isTimeZone, "must be the name of a time zone, such as Asia/Kolkata", "Time zone", {
    hint: forDeveloper,
  }),
  languages: field
    .nonEmptyList(
      "Languages, the complete one first",
      "Language",
      refined(
        parseLanguage,
        /./,
        "must be a language and a country, such as en-IN or hi-IN",
        "Language and country",
      ),
      forDeveloper,
    )
    // Each further one has an address such as /hi.
    .refine(
      (all) => new Set(all.slice(1).map((tag) => tag.split("-")[0])).size === Math.max(all.length - 1, 0),
      "has a language twice",
    ),
});

export const site = form.transform(({ telephonePrefix, telephones, chatTelephone, ...site }) => ({
  ...site,
  telephones: telephones.map((number) => withPrefix(telephonePrefix, number)),
  chatTelephone: chatTelephone && withPrefix(telephonePrefix, chatTelephone),
}));
