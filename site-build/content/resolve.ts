import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FileName } from "#content/schema.ts";
import { isInRegion } from "#media/map/region.ts";
import type { ResolvedPicture } from "#media/places.ts";
import { type Day, dayIn, hasEnded } from "#shared/calendar.ts";
import type { PageTexts, Price, SiteFacts } from "#shared/page-content.ts";
import { addressIn, type PageName, pageNames, pagePaths } from "#shared/pages.ts";
import { assetAddress } from "../digest.ts";
import { keyOf, loadPictures, type PictureSources, pictureSources, sharedPicture } from "../pictures/load.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { type EditionContent, inEdition, languageNoteOf } from "./editions.ts";
import { addressLines, mapLinks } from "./map-links.ts";
import { privacySections } from "./privacy-sections.ts";
import { contentFolder, findMedia, loadContent, type WholeContent } from "./read-content.ts";
import { type BuildWords, loadWords } from "./words.ts";

type Pictures = Awaited<ReturnType<typeof loadPictures>>;

/** The site in one language, as the build needs it. */
export interface EditionSite {
  content: EditionContent;
  words: BuildWords;
  pages: Readonly<Record<PageName, PageTexts>>;
  /** The address of the picture that messengers show with a link to a page. */
  cards: Readonly<Record<PageName, string>>;
  /** Pages with nothing to show. They keep their addresses; navigation, sitemap and structured data leave them out. */
  emptyPages: readonly PageName[];
  /** What pages import from each file of content/, by name. */
  modules: Readonly<Record<FileName, Readonly<Record<string, unknown>>>>;
  pictures: Pictures;
  /** The files of the words, the map and the logo, by address: SVG. */
  drawings: ReadonlyMap<string, string>;
}

/** Reads and resolves the content once for all parts of a build. After `forget` it is read again. */
export interface ContentSource {
  folder: string;
  /** Throws a ContentError that names every mistake. */
  read(): WholeContent;
  /** Rejects with a ContentError, also for unusable photographs. `path`: of an edition; the first one has none. */
  resolve(path?: string): Promise<EditionSite>;
  forget(): void;
}

export function contentSource(folder = contentFolder, media = mediaFolder): ContentSource {
  let content: WholeContent | undefined;
  let planned: { of: string; pictures: Promise<Pictures> } | undefined;
  const editions = new Map<string, Promise<EditionSite>>();
  const read = () => {
    content ??= loadContent(folder, media);
    return content;
  };
  const readPictures = () => {
    const sources = pictureSources(read(), media);
    // Reading the originals is the slowest part of a change in `npm run dev`; do it only if they changed.
    const of = JSON.stringify([sources, timesOf(sources)]);
    if (planned?.of !== of) planned = { of, pictures: loadPictures(sources) };
    return planned.pictures;
  };
  const resolve = async (path: string) => resolveEdition(read(), path, await readPictures(), media);
  return {
    folder,
    read,
    resolve(path = "") {
      const known = editions.get(path) ?? resolve(path);
      editions.set(path, known);
      return known;
    },
    forget() {
      content = undefined;
      editions.clear();
    },
  };
}

/** The day for which pages are built: SITE_DATE, by default today in the resort's time zone. */
export const buildDay = ({ site }: Pick<EditionContent, "site">): Day =>
  process.env.SITE_DATE || dayIn(site.timeZone, new Date());

async function resolveEdition(
  whole: WholeContent,
  path: string,
  pictures: Pictures,
  media: string,
): Promise<EditionSite> {
  const content = inEdition(whole, path);
  const { edition, site } = content;
  const words = await loadWords(edition.language);
  const today = buildDay(content);
  const emptyPages = findEmpty(content, today);
  const pages = describePages(content, words, emptyPages);
  const fields = fieldsForPages(whole, path, pictures);
  const heroWord = wordOf("home", media);
  const townWord = wordOf("about", media);
  const region = isInRegion(site.place) ? hashed("region-map", readRegion(path)) : undefined;
  const logoFile = site.logo && findMedia(site.logo, media);
  const logo = logoFile ? hashed("logo", readFileSync(logoFile, "utf8")) : undefined;
  const notice = fields.site.notice as { until?: string } | undefined;
  const modules = {
    ...fields,
    home: { ...fields.home, word: heroWord?.word ?? null, lowestPrice: lowestPrice(content) },
    about: {
      ...fields.about,
      word: townWord?.word ?? null,
      film: content.about.film && { ...(fields.about.film as object), ...pictures.filmAddresses },
    },
    privacy: { sections: privacySections(content) },
    site: {
      ...fields.site,
      notice: notice && !hasEnded(notice, today) ? notice : undefined,
      logo: logo?.address,
      ...describeSite(content, emptyPages, today),
      regionDrawing: region?.address ?? null,
    },
  };
  for (const name of pageNames) Object.assign(modules[name], { page: pages[name] });
  modules.offers.offers = (fields.offers.offers as { until?: string }[]).filter(
    (offer) => !hasEnded(offer, today),
  );
  const files = [heroWord, townWord, region, logo].flatMap((file) =>
    file ? [[file.address, file.svg] as const] : [],
  );
  const cards = findCards(whole, pictures);
  return { content, words, pages, cards, emptyPages, modules, pictures, drawings: new Map(files) };
}

/** The content in the edition's language, with crops for each picture, by file and field. */
function fieldsForPages(whole: WholeContent, path: string, pictures: Pictures) {
  const shown = inEdition(whole, path, (picture, alt): ResolvedPicture | undefined => {
    const { place, focus } = picture;
    const planned = pictures.planned.get(keyOf(picture));
    const widths = planned?.widths[place];
    return planned && widths && { name: planned.name, place, widths, alt, x: focus[0] * 4, y: focus[1] * 4 };
  });
  const { edition, editions: _editions, missing: _missing, ...files } = shown;
  // Links of the content are no links of the router.
  const withPaths = JSON.parse(JSON.stringify(files), (key, value) =>
    key === "target" && String(value).startsWith("/") ? addressIn(edition.path, value) : value,
  );
  return withPaths as Record<FileName, Record<string, unknown>>;
}

function describeSite(
  content: EditionContent,
  emptyPages: readonly PageName[],
  today: Day,
): Omit<SiteFacts, "regionDrawing"> {
  const { edition, editions, site } = content;
  return {
    language: edition.language,
    locale: edition.locale,
    direction: edition.direction === "rtl" ? "rtl" : undefined,
    editionPath: edition.path,
    otherEditions: editions
      .filter((other) => other.path !== edition.path)
      .map(({ language, path, name }) => ({ language, path, name })),
    languageNote: languageNoteOf(edition) ?? null,
    endpoint: site.emailjs ? "https://api.emailjs.com" : "",
    account: {
      user_id: site.emailjs?.publicKey ?? "website",
      service_id: site.emailjs?.serviceId ?? "resort-website",
      template_id: site.emailjs?.templateId ?? "inquiry",
    },
    buildDay: today,
    emptyPages,
    addressLines: addressLines(site),
    mapLinks: mapLinks(site),
  };
}

/** What the file of a page holds for its head. Only Home has a title of its own, and no heading. */
interface PageFields {
  title?: string;
  lead?: string;
  description: string;
}

function describePages(content: EditionContent, words: BuildWords, empty: readonly PageName[]) {
  const texts = pageNames.map((name) => {
    const { title, lead = "", description } = content[name] as PageFields;
    const own = (words as Partial<Record<PageName, { heading?: string; none?: string }>>)[name];
    const none = empty.includes(name) && own?.none;
    const crumb = words.site.pages[name];
    const heading = own?.heading ?? crumb;
    const page: PageTexts = {
      path: addressIn(content.edition.path, pagePaths[name]),
      title: title ?? `${heading} | ${content.site.name}`,
      description: none || description,
      heading,
      crumb,
      // The browser knows if offers have ended in the meantime.
      lead: (name !== "offers" && none) || lead,
    };
    return [name, page] as const;
  });
  return Object.fromEntries(texts) as Record<PageName, PageTexts>;
}

function findCards(whole: WholeContent, { planned }: Pictures) {
  const cards = pageNames.map((name) => {
    const picture = sharedPicture(name, whole);
    const crops = picture && planned.get(keyOf(picture))?.crops;
    return [name, crops?.find(({ place }) => place === "share")?.address ?? ""] as const;
  });
  return Object.fromEntries(cards) as Record<PageName, string>;
}

/** Of the packages, in rupees. */
function lowestPrice({ packages: { packages } }: EditionContent): Price | null {
  const rupees = packages.flatMap(({ price }) => (price?.currency === "INR" ? [price] : []));
  return rupees.toSorted((one, other) => one.amount - other.amount)[0] ?? null;
}

function findEmpty({ packages, offers, dining }: EditionContent, today: Day): PageName[] {
  const isEmpty = {
    packages: packages.packages.length === 0,
    offers: offers.offers.every((offer) => hasEnded(offer, today)),
    dining: dining.menu.length + dining.dishes.length === 0,
  };
  return pageNames.filter((name) => name in isEmpty && isEmpty[name as keyof typeof isEmpty]);
}

/** The word on a page, if media/words/ has it: a path with the id `word`, so that the page can colour it. */
function wordOf(page: string, media: string) {
  const file = join(media, "words", `${page}.svg`);
  if (!existsSync(file)) return undefined;
  const drawing = hashed(`word-${page}`, readFileSync(file, "utf8"));
  const [, box] = /viewBox="([^"]+)"/.exec(drawing.svg) ?? [];
  if (!box || !drawing.svg.includes('id="word"'))
    throw new Error(`${file} must have a viewBox, and a path with id="word".`);
  return { ...drawing, word: { href: `${drawing.address}#word`, box } };
}

function hashed(name: string, svg: string): { address: string; svg: string } {
  return { address: assetAddress(name, "svg", svg), svg };
}

/** The drawing of the region, with names in the language of the edition if there is one. */
function readRegion(edition: string): string {
  const own = join(projectRoot, `media/map/region.${edition}.svg`);
  return readFileSync(existsSync(own) ? own : join(projectRoot, "media/map/region.svg"), "utf8");
}

/** When each photograph was last changed. */
function timesOf({ pictures }: PictureSources): number[] {
  return pictures.map(({ file }) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
