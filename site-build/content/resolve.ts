import { isDay } from "#schema/days.ts";
import type { ResolvedPicture } from "#schema/image-slots.ts";
import type { LocalizedPrice } from "#schema/price.ts";
import { isInRegion } from "#schema/region.ts";
import type { FileName } from "#schema/schema.ts";
import { type Day, dayIn, hasEnded, type ZoneClock } from "#shared/calendar.ts";
import { interpolate } from "#shared/interpolate.ts";
import type { PageTexts, SiteFacts } from "#shared/page-content.ts";
import { type PageName, pageNames, pagePaths, pathInLocale } from "#shared/pages.ts";
import { assetUrl } from "../digest.ts";
import { readLogo } from "../draw-icon.ts";
import { loadPictures, type PlannedPicture } from "../pictures/load.ts";
import { mediaFolder } from "../site-folder.ts";
import { readSiteSettings, type SiteSettings } from "../site-settings.ts";
import { readDrawnWord, readLargeWord, readRegion } from "./drawings.ts";
import { inLocale, type LocaleContent, languageNoteOf, localize } from "./locales.ts";
import { addressLines, mapLink } from "./map-links.ts";
import { ContentError } from "./mistake.ts";
import { privacySections } from "./privacy-sections.ts";
import { type AllContent, contentFolder, findMedia, loadContent } from "./read-content.ts";
import { type BuildWords, loadWords } from "./words.ts";

type Pictures = Awaited<ReturnType<typeof loadPictures>>;

/** Reads and resolves the content, each once, for all parts of a build. */
export function contentSource(
  folder = contentFolder,
  media = mediaFolder,
  settings = readSiteSettings(process.env),
) {
  let content: AllContent | undefined;
  let pictures: Promise<Pictures> | undefined;
  const locales = new Map<string, Promise<LocaleSite>>();
  /** Throws a ContentError that lists all mistakes. */
  const read = () => {
    content ??= loadContent(folder, media);
    return content;
  };
  const resolveUncached = async (path: string) => {
    const allContent = read();
    pictures ??= loadPictures(allContent, media);
    return resolveLocale(allContent, path, await pictures, media, settings);
  };
  return {
    folder,
    settings,
    read,
    /** Resolves the content of the locale with this path. Rejects with a ContentError, which may also be about photographs. */
    resolve(path = ""): Promise<LocaleSite> {
      const known = locales.get(path) ?? resolveUncached(path);
      locales.set(path, known);
      return known;
    },
  };
}
export type ContentSource = ReturnType<typeof contentSource>;

/** The day of the build: SITE_DATE, by default today in the resort's time zone. */
function buildDay(timeZone: string): Day {
  const day = process.env.SITE_DATE || dayIn(timeZone, new Date());
  if (isDay(day)) return day;
  throw new ContentError([{ file: "SITE_DATE", message: "must be a day, such as 2026-12-20" }]);
}

/** Everything that the build needs of one locale. */
export type LocaleSite = Awaited<ReturnType<typeof resolveLocale>>;

async function resolveLocale(
  allContent: AllContent,
  path: string,
  pictures: Pictures,
  media: string,
  settings: SiteSettings,
) {
  const content = inLocale(allContent, path);
  const words = loadWords(content.locale.language);
  const { site } = content;
  const today = buildDay(site.timeZone);
  // Pages without content keep their URLs, but are left out of navigation, sitemap and structured data.
  const emptyPages = findEmptyPages(content, today);
  const pages = describePages(content, words, emptyPages);
  const fields = localize(
    allContent,
    content.locale,
    // loadPictures has planned every picture in the content.
    (picture, alt = ""): ResolvedPicture => ({ ...(pictures.planned.get(picture) as PlannedPicture), alt }),
  );
  /** The SVG files of drawn words, map and logo, by URL. */
  const drawings = new Map<string, string>();
  /** Returns the drawing's URL. */
  const addDrawing = (name: string, svg: string) => {
    const url = assetUrl(name, "svg", svg);
    drawings.set(url, svg);
    return url;
  };
  const logo = site.logo && findMedia(site.logo, media);
  const region = isInRegion(site.place) && readRegion(path, media);
  /** What pages can import from each file in content/. */
  const modules: Record<FileName, Record<string, unknown>> = {
    ...fields,
    home: {
      ...fields.home,
      word: readLargeWord("home", allContent, media, addDrawing),
      lowestPrice: lowestPrice(content),
    },
    packages: { ...fields.packages, lowestPrice: lowestPrice(content) },
    about: {
      ...fields.about,
      word: readLargeWord("about", allContent, media, addDrawing),
      film: fields.about.film && { ...fields.about.film, ...pictures.filmUrls },
    },
    offers: {
      ...fields.offers,
      offers: fields.offers.offers.filter((offer) => !hasEnded(offer, today)),
    },
    privacy: { sections: privacySections(content, settings) },
    site: {
      ...fields.site,
      notice: site.notice && !hasEnded(site.notice, today) ? fields.site.notice : undefined,
      logo: logo && addDrawing("logo", await readLogo(logo)),
      regionDrawing: region ? addDrawing("region-map", region) : null,
      otherLocales: content.locales
        .filter((other) => other.path !== path)
        .map((other) => ({ ...other, drawing: readDrawnWord(other.language, media, addDrawing) })),
      ...describeSite(content, words, emptyPages, today, settings),
    },
  };
  for (const name of pageNames) Object.assign(modules[name], { page: pages[name] });
  return { content, settings, words, pages, emptyPages, modules, pictures, drawings };
}

function describeSite(
  content: LocaleContent,
  words: BuildWords,
  emptyPages: readonly PageName[],
  today: Day,
  { siteUrl, emailjs }: SiteSettings,
): Omit<SiteFacts, "regionDrawing" | "otherLocales"> {
  const { locale, site } = content;
  return {
    language: locale.language,
    localePath: locale.path,
    languageNote: languageNoteOf(locale) ?? null,
    answerNote: site.answerHours
      ? answerNote(site.answerHours, locale.language, words.inquiry.answerWithin)
      : null,
    siteUrl,
    endpoint: emailjs ? "https://api.emailjs.com" : "",
    account: {
      user_id: emailjs?.publicKey ?? "website",
      service_id: emailjs?.serviceId ?? "resort-website",
      template_id: emailjs?.templateId ?? "inquiry",
    },
    buildDay: today,
    clock: clockOf(site.timeZone, Date.now()),
    emptyPages,
    addressLines: addressLines(site),
    mapLink: mapLink(site),
  };
}

/** Such as 'We reply within 2 days.' Formatted by the build, because hydration fails if a browser's Intl differs from Node's. */
function answerNote(hours: number, language: string, texts: BuildWords["inquiry"]["answerWithin"]): string {
  if (hours === 24) return texts.day;
  if (hours === 1) return texts.hour;
  const [count, unit] = hours % 24 === 0 ? [hours / 24, "day"] : [hours, "hour"];
  const time = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return interpolate(texts.time, { time: time.format(count) });
}

/** The offset of a time zone such as Asia/Kolkata at `now`, and its next change. */
export function clockOf(timeZone: string, now: number): ZoneClock {
  const start = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const change = start.getTimeZoneTransition("next");
  const offsetMs = start.offsetNanoseconds / 1e6;
  if (!change) return { offsetMs };
  return { offsetMs, next: { at: change.epochMilliseconds, offsetMs: change.offsetNanoseconds / 1e6 } };
}

function describePages(content: LocaleContent, words: BuildWords, empty: readonly PageName[]) {
  const texts = pageNames.map((name) => {
    // Only Home sets its own title, and has no heading.
    const { title, lead = "", description } = content[name] as Partial<PageTexts>;
    const pageWords = (words as Partial<Record<PageName, { heading?: string; none?: string }>>)[name];
    const none = empty.includes(name) && pageWords?.none;
    const crumb = words.site.pages[name];
    const heading = pageWords?.heading ?? crumb;
    const page: PageTexts = {
      path: pathInLocale(content.locale.path, pagePaths[name]),
      title: title ?? `${heading} | ${content.site.name}`,
      description: none || description || "",
      heading,
      crumb,
      // Not for Offers, where offers may end after the build: the page decides in the browser whether there are any.
      lead: (name !== "offers" && none) || lead,
    };
    return [name, page] as const;
  });
  return Object.fromEntries(texts) as Record<PageName, PageTexts>;
}

/** The lowest price of the packages that have one in the site's currency. */
function lowestPrice({ packages: { packages }, site }: LocaleContent): LocalizedPrice | null {
  const prices = packages.flatMap(({ price }) => (price?.currency === site.currency ? [price] : []));
  return prices.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}

function findEmptyPages({ packages, offers, dining }: LocaleContent, today: Day): PageName[] {
  const isEmpty = {
    packages: packages.packages.length === 0,
    offers: offers.offers.every((offer) => hasEnded(offer, today)),
    dining: dining.menu.length + dining.dishes.length === 0,
  };
  return pageNames.filter((name) => name in isEmpty && isEmpty[name as keyof typeof isEmpty]);
}
