import { unwrapSchema } from "#schema/field-meta.ts";
import { isWithin } from "#schema/region.ts";
import { type Content, type FileName, schemas } from "#schema/schema.ts";
import { type PageName, pagePaths } from "#shared/pages.ts";
import { inLocale, type Locale, listLocales } from "../content/locales.ts";
import { mapLink } from "../content/map-links.ts";
import type { AllContent } from "../content/read-content.ts";
import { describeLocation } from "../content/sentences.ts";
import { walkFields } from "../content/walk-fields.ts";
import { missingWords } from "../content/words.ts";
import { isReservedHost, placeholderPlace, placeholders } from "./placeholders.ts";

/** A task that is left before the launch. */
interface LaunchItem {
  message: string;
  /** Where to do it: fields as the CMS names them, settings or files; for a question, the pages that answer it. */
  places: readonly string[];
}

/** Settings by their names in .env. Undefined if the site does not need the setting. */
export interface LaunchSettings {
  SITE_URL: string;
  INQUIRY_ADDRESS?: string;
  SMTP_URL?: string;
}

/** Lists what is not ready, and the questions that the owner has not answered. */
export function launchList(content: AllContent, settings: LaunchSettings): LaunchItem[] {
  return [
    ...placeholdersIn(content),
    placeIn(content),
    samplesIn(content),
    logoIn(content),
    missingSettings(settings),
    ...listLocales(content).flatMap((locale) => untranslated(content, locale)),
    ...unanswered(content, settings),
  ].filter(({ places }) => places.length > 0);
}

function placeholdersIn({ site, written }: AllContent): LaunchItem[] {
  const wrong = placeholders.filter(
    ({ trueWithin }) => !trueWithin || hasPlaceholderPlace(site) || !isWithin(trueWithin, site.place),
  );
  const found = new Map(wrong.map(({ message }) => [message, [] as string[]]));
  for (const file of Object.keys(schemas) as FileName[])
    walkFields(file, written[file], ({ path, value }) => {
      const placeholder = wrong.find(({ values }) => values.includes(String(value)));
      if (placeholder) found.get(placeholder.message)?.push(describeLocation(file, path, written[file]));
    });
  return [...found].map(([message, places]) => ({ message, places }));
}

const hasPlaceholderPlace = ({ place }: Content["site"]) =>
  place.latitude === placeholderPlace.latitude && place.longitude === placeholderPlace.longitude;

function placeIn({ site, written }: AllContent): LaunchItem {
  return {
    message: "The map shows the middle of a PIN code's area: enter the coordinates of your house",
    places: hasPlaceholderPlace(site) ? [describeLocation("site", ["place"], written.site)] : [],
  };
}

function samplesIn({ home, written }: AllContent): LaunchItem {
  const samples = home.testimonials.flatMap(({ sample }, index) => (sample ? [index] : []));
  return {
    message: "A sample of ours: write what a real guest said and switch 'An example' off, or remove it",
    places: samples.map((index) => describeLocation("home", ["testimonials", index], written.home)),
  };
}

function logoIn({ site, written }: AllContent): LaunchItem {
  return {
    message: "The berry stands in for your logo: upload yours",
    places: site.logo ? [] : [describeLocation("site", ["logo"], written.site)],
  };
}

function missingSettings({ SITE_URL, INQUIRY_ADDRESS, SMTP_URL }: LaunchSettings): LaunchItem {
  const isMissing = (host: string | undefined) => host !== undefined && (host === "" || isReservedHost(host));
  const missing = [
    ...(isMissing(URL.parse(SITE_URL)?.hostname ?? "") ? ["SITE_URL, the website's own URL"] : []),
    ...(isMissing(INQUIRY_ADDRESS) ? ["INQUIRY_ADDRESS, the mailbox for inquiries"] : []),
    ...(SMTP_URL === "" ? ["SMTP_URL, the mail server: until then inquiries become files"] : []),
  ];
  return { message: "Your developer sets this, in .env (at Cloudflare in edge.env)", places: missing };
}

function untranslated(content: Content, locale: Locale): LaunchItem[] {
  const missing = [
    ...missingWords(locale.language),
    ...(inLocale(content, locale.path).missing.includes("privacy.yaml: body")
      ? [describeLocation("privacy", ["body"], undefined)]
      : []),
  ];
  return [
    {
      message: `${locale.name}: not translated yet, so guests read it in English or the first language`,
      places: missing,
    },
  ];
}

type Answer = Content["site"]["launchAnswers"][number];

/** Questions that only the owner can answer. */
function unanswered(content: AllContent, { SITE_URL, SMTP_URL }: LaunchSettings): LaunchItem[] {
  // URLs of the placeholder domain cannot be opened.
  const hasOwnDomain = !isReservedHost(URL.parse(SITE_URL)?.hostname ?? "localhost");
  const page = (name: FileName & PageName) =>
    hasOwnDomain
      ? new URL(pagePaths[name], SITE_URL).href
      : `the page ${unwrapSchema(schemas[name]).meta.label}`;
  const questions: Readonly<Record<Answer, { question: string; lookAt: readonly string[] }>> = {
    "What the texts promise is true": {
      question:
        "Is all of it true: the checklist, the services, the inclusions? Does 'Good to know' in Contact answer what guests ask: arrival, payment, cancellation, stairs, vegetarian kitchen?",
      lookAt: [page("about"), page("home"), page("packages"), page("contact")],
    },
    "The prices are ours": {
      question: "Are these your prices, in the right currency, and for what you mean?",
      lookAt: [page("packages"), page("offers"), page("dining")],
    },
    "The map shows the right place": {
      question: "Does the map lead guests to you?",
      lookAt: [mapLink(inLocale(content).site)],
    },
    "The privacy notice says what we do": {
      question: "Do you handle guests' messages as the notice says?",
      lookAt: [page("privacy")],
    },
    "A test mail has reached us": {
      question: "Has an inquiry from the website reached your inbox?",
      lookAt: [page("contact"), ...(SMTP_URL ? ["what npm run inquiries -- test-mail sends"] : [])],
    },
  };
  const open = Object.entries(questions).filter(
    ([answer]) => !content.site.launchAnswers.includes(answer as Answer),
  );
  return open.map(([answer, { question, lookAt }]) => ({
    message: `${question} Yes: tick '${answer}' in The resort, Answers to the launch list`,
    places: lookAt.map((place) => `look at ${place}`),
  }));
}

export function formatLaunchList(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing is left to do: the website is ready for guests.";
  const parts = items.map(({ message, places }) => [
    `- ${message}.`,
    ...places.map((place) => `    ${place}`),
  ]);
  return [...parts.flat(), `Left to do: ${items.length}.`].join("\n");
}
