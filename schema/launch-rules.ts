import type { Day } from "#shared/calendar.ts";

/** Not +91 98000 00012, and not a licence such as 10020042000001. */
export const isPlaceholderTelephone = (telephone: string) =>
  /\+\d{1,3}0{10}/.test(telephone.replaceAll(" ", ""));
/** Reserved example domains; `address` is a host or a mail address. */
export const isPlaceholderHost = (address: string) =>
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/i.test(address);

/** What must not, or should not, go public as it is, and that only the owner can know. */
export interface Rule {
  says: string;
  /** Settles it without a change of the field. */
  answer?: string;
  /** Judges a field, a text once in each language, as title and title_hi. `value`: undefined if it is empty. */
  finds(value: unknown, name: string | undefined, site: { today: Day; currency: string }): boolean;
}

const speaksOf =
  (words: RegExp): Rule["finds"] =>
  (value) =>
    typeof value === "string" && words.test(value);
const is =
  (field: string, wrong: unknown): Rule["finds"] =>
  (value, name) =>
    name === field && value === wrong;

/** Guests would be misled, or not be heard. */
export const blockers: readonly Rule[] = [
  {
    says: "Nobody has this number. Write yours",
    finds: (value) => typeof value === "string" && isPlaceholderTelephone(value),
  },
  {
    says: "Nobody is reached at this address. Write your own",
    finds: (value) => typeof value === "string" && isPlaceholderHost(URL.parse(value)?.hostname ?? value),
  },
  {
    says: "A sample of ours. Write what a real guest said and switch this off, or remove it",
    finds: is("sample", true),
  },
  {
    says: "Speaks of Kafal, which stands for your resort's name. Write your own words",
    answer: "Kafal is our name",
    finds: speaksOf(/Kafal|KAFAL|काफल/),
  },
  {
    says: "A large word in place of your own. Draw yours, or remove the file",
    answer: "The large words are ours",
    finds: (value, name) => name === "drawing" && /<title>(काफल|ऋषिकेश)</.test(String(value)),
  },
  {
    says: "Our film, which shows no real place. Take yours, or remove it",
    answer: "The film is ours",
    finds: (value) => value === "/media/film/ridge.mp4",
  },
  {
    says: "A price in another currency than yours",
    answer: "Prices in other currencies are right",
    finds: (value, name, { currency }) =>
      name === "price" && value !== undefined && (value as { currency: string }).currency !== currency,
  },
  {
    says: "Promises what only you can know. Keep what is true",
    answer: "What the texts promise is true",
    finds: speaksOf(/beach house|बीच हाउस|infinity|इनफ़िनिटी|billiard|बिलियर्ड|KTV|24[/ ]|चौबीसों|\d ?%/i),
  },
  {
    says: "A year that is past",
    answer: "The year in the running words is right",
    finds: (value, _name, { today }) =>
      typeof value === "string" && /^20\d\d$/.test(value) && value < today.slice(0, 4),
  },
  {
    says: "Inquiries become files that nobody mails. Name your mail server",
    finds: is("SMTP_URL", ""),
  },
];

/** A field that may be empty, and that most resorts fill in. */
const wanted = (field: string, says: string, answer: string): Rule => ({
  says,
  answer,
  finds: is(field, undefined),
});

export const suggestions: readonly Rule[] = [
  {
    says: "Our pictures are illustrations. Put photographs in their place, then switch this off",
    answer: "The pictures stay illustrations",
    finds: is("illustrated", true),
  },
  {
    says: "Speaks of the hills of Garhwal. Write of your own place",
    answer: "The house is in the hills of Garhwal",
    finds: speaksOf(/Rishikesh|Garhwal|Uttarakhand|ऋषिकेश|गढ़वाल|उत्तराखंड/),
  },
  {
    says: "The map shows the area of the PIN code. Put the pin on the house and switch this on",
    answer: "The pin shows the area only",
    finds: is("isExact", false),
  },
  {
    says: "Leads nowhere, or to a network's front page. Write your address there, or remove the entry",
    answer: "Icons and services need no address",
    finds: (value, name) => name === "target" && (value === undefined || isFrontPage(String(value))),
  },
  wanted("street", "Guests look for the street", "No street"),
  wanted("host", "Guests like to know who receives them", "No host"),
  wanted("logo", "The berry stands for your logo", "The berry is our logo"),
  wanted("gstin", "Who pays taxes shows the number", "No GSTIN"),
  wanted("fssai", "Who sells food shows the number", "No FSSAI licence"),
  wanted("answerHours", "Guests ask when they have an answer", "No promise when we answer"),
  wanted("open", "Guests ask if you are open then", "Nothing on open months"),
  wanted("answer", "Answer it, or remove the question", "Questions without an answer"),
  wanted("per", "Guests ask if it is for a couple, a night or a stay", "Nothing on what a price is for"),
  {
    says: "Without it the website has no /admin",
    answer: "No Git host",
    finds: is("REPOSITORY", ""),
  },
];

const isFrontPage = (address: string) =>
  /^https:\/\/(www\.)?(facebook|instagram|youtube|x|linkedin|tripadvisor)\.com\/?$/.test(address);

/** What an owner can answer to `npm run check:launch` where no field says it. */
export const launchAnswers = [...blockers, ...suggestions].flatMap(({ answer }) => answer ?? []);
