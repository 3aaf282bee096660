import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Content,
  placeIn,
  type ResolvedContent,
  type SubjectFile,
  subjects,
} from "#content/schema/subjects.ts";
import { isInRegion } from "#media/map/region.ts";
import { decorativePlaces, type Place, type ResolvedPicture } from "#media/places.ts";
import { hasEnded } from "#shared/calendar.ts";
import { fill } from "#shared/fill.ts";
import { addressIn, pagePaths } from "#shared/pages.ts";
import { assetAddress } from "../digest.ts";
import { loadPictures, type PictureSources, pictureSources, picturesNamedBy } from "../pictures/load.ts";
import type { PlannedPicture } from "../pictures/plan.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { otherEditions, sayLanguage } from "./editions.ts";
import { emptyPages } from "./empty-pages.ts";
import { localeOf } from "./facts.ts";
import { setAt } from "./fields.ts";
import { addressLines, mapLinks } from "./map-links.ts";
import { buildDay } from "./read-content.ts";
import { contentFolder, loadContent } from "./site-content.ts";

type Pictures = Awaited<ReturnType<typeof loadPictures>>;

/** The content for the pages, and the files that it names. */
interface ResolvedSite {
  content: ResolvedContent;
  pictures: Pictures;
  /** The files of the words and the map, by address. */
  drawings: ReadonlyMap<string, string>;
}

/** Reads and resolves the content once for all parts of a build. After `forget` it is read again. */
export interface ContentSource {
  folder: string;
  /** Throws a ContentError that names every mistake. */
  read(): Content;
  /** Rejects with a ContentError, also for unusable photographs. */
  resolve(): Promise<ResolvedSite>;
  forget(): void;
}

/** `edition`: for another language, its path, and the source of the first edition, whose pictures it shares. */
export function contentSource(
  folder = contentFolder,
  media = mediaFolder,
  edition?: { path: string; first: ContentSource },
): ContentSource {
  let content: Content | undefined;
  let site: Promise<ResolvedSite> | undefined;
  let planned: { of: string; pictures: Promise<Pictures> } | undefined;
  const read = () => {
    // First, because an edition lies over content/ without mistakes.
    edition?.first.read();
    content ??= loadContent(folder, media, edition?.path);
    return content;
  };
  const readPictures = async () => {
    if (edition) {
      const { pictures } = await edition.first.resolve();
      return translatePictures(pictures, edition.first.read(), read());
    }
    const sources = pictureSources(read(), media);
    // Reading the originals is the slowest part of a change in `npm run dev`; do it only if they changed.
    const of = JSON.stringify([sources, timesOf(sources)]);
    if (planned?.of !== of) planned = { of, pictures: loadPictures(sources) };
    return planned.pictures;
  };
  return {
    folder,
    read,
    async resolve() {
      site ??= readPictures().then((pictures) => resolveContent(read(), pictures, media));
      return site;
    },
    forget() {
      edition?.first.forget();
      content = undefined;
      site = undefined;
    },
  };
}

/** Replaces names by what pages need: pictures, drawings, addresses, the day. */
export async function resolveContent(
  content: Content,
  pictures: Pictures,
  media = mediaFolder,
): Promise<ResolvedSite> {
  const { planned, filmAddresses } = pictures;
  const { footer, resort } = content;
  // The pages of an edition that is not public yet lead to public ones, and not the reverse.
  const links = otherEditions(content);
  const [heroWord, townWord] = [wordOf("home", media), wordOf("about", media)];
  const map = isInRegion(resort.place) && hashed("region-map", "svg", readRegion(content.edition.path));
  const mark = resort.mark && hashed("mark", "svg", readFileSync(join(media, "brand", resort.mark), "utf8"));
  const today = buildDay(content.timeZone);
  const { language, direction } = content.edition;
  const locale = localeOf(content.edition);
  const resolved: ResolvedContent = {
    ...(structuredClone(content) as unknown as ResolvedContent),
    heroWord: heroWord?.word ?? null,
    townWord: townWord?.word ?? null,
    buildDay: today,
    addressLines: addressLines(resort),
    mapLinks: mapLinks(resort),
    regionDrawing: map ? map.address : null,
    editionPath: content.edition.path,
    otherEditions:
      links.length > 0 ? links.map(({ language, path, name }) => ({ language, path, name })) : null,
    writtenIn: sayLanguage(content),
    language,
    locale,
    direction: direction === "rtl" ? direction : undefined,
  };
  for (const file of Object.keys(subjects) as SubjectFile[])
    for (const { path, picture, place } of picturesNamedBy(file, content)) {
      const found = planned.get(picture);
      if (place !== "share" && found)
        setAt(resolved, placeIn(file, path), resolvePicture(found, place, resort.name));
    }
  resolved.offers = resolved.offers.filter((offer) => !hasEnded(offer, today));
  if (hasEnded(content.notice ?? {}, today)) resolved.notice = undefined;
  // These are no links of the router.
  const { topBarSocial, aboutSocial, footerServices } = resolved.resort;
  for (const link of [...topBarSocial, ...aboutSocial, ...footerServices])
    if (link.target.startsWith("/")) link.target = addressIn(content.edition.path, link.target);
  const empty = emptyPages(content, today);
  for (const list of ["navigation", "footerNavigation"] as const)
    resolved[list] = resolved[list].filter(
      ({ to }) => ![...empty.keys()].some((name) => pagePaths[name] === to),
    );
  // Only for search engines and the manifest.
  resolved.resort.description = undefined;
  const { answerHours: hours } = resort;
  const { answerWithin } = content.contact;
  resolved.contact.answerWithin = hours ? fill(answerWithin, { hours }) : undefined;
  if (mark) resolved.resort.mark = mark.address;
  if ([...planned.values()].every(({ credit }) => credit)) resolved.footer.illustrations = undefined;
  const makers = new Set([...planned.values()].flatMap(({ credit }) => credit ?? []));
  makers.delete(resort.name);
  const named = new Intl.ListFormat(locale).format(makers);
  resolved.footer.credits = named ? footer.credits.replace("{makers}", () => named) : undefined;
  if (resolved.about.film) Object.assign(resolved.about.film, filmAddresses);
  return {
    content: resolved,
    pictures,
    drawings: new Map(
      [heroWord, townWord, map, mark].flatMap((drawing) => (drawing ? [[drawing.address, drawing.svg]] : [])),
    ),
  };
}

/** The drawing of the region, with names in the language of the edition if there is one. */
function readRegion(edition: string): string {
  const [own, first] = [`region.${edition}.svg`, "region.svg"].map((name) =>
    join(projectRoot, "media/map", name),
  );
  return readFileSync(own && existsSync(own) ? own : (first ?? ""), "utf8");
}

/** The word on a page, if media/words/ has it: a path with the id `word`, so that the page can colour it. */
function wordOf(page: string, media: string) {
  const file = join(media, "words", `${page}.svg`);
  if (!existsSync(file)) return undefined;
  const drawing = hashed(`word-${page}`, "svg", readFileSync(file, "utf8"));
  const [, box] = /viewBox="([^"]+)"/.exec(drawing.svg) ?? [];
  if (!box || !drawing.svg.includes('id="word"'))
    throw new Error(`${file} must have a viewBox, and a path with id="word".`);
  return { ...drawing, word: { href: `${drawing.address}#word`, box } };
}

function hashed(name: string, type: string, text: string): { address: string; svg: string } {
  return { address: assetAddress(name, type, text), svg: text };
}

/** Without the credit if it is the resort. */
function resolvePicture(
  { name, hash, widths, alt, focus, credit }: PlannedPicture,
  place: Place,
  resortName: string,
): ResolvedPicture {
  const own = widths[place];
  if (!own) throw new Error(`The picture ${name} was not planned for ${place}.`);
  const [x, y] = focus.map((position) => Math.round(position * 4));
  return {
    name: `${name}-${hash}`,
    place,
    widths: own,
    alt: decorativePlaces.includes(place) ? "" : alt,
    x: x ?? 2,
    y: y ?? 2,
    ...(credit && credit !== resortName && { credit }),
  };
}

/** The same pictures with the words of an edition. */
function translatePictures(pictures: Pictures, first: Content, { pictures: own, resort }: Content): Pictures {
  const planned = [...pictures.planned].map(([slot, picture]) => {
    const { alt = picture.alt } = own[slot] ?? {};
    const credit = picture.credit === first.resort.name ? resort.name : picture.credit;
    return [slot, { ...picture, alt, credit }] as const;
  });
  return { ...pictures, planned: new Map(planned) };
}

/** When each photograph was last changed. */
function timesOf({ pictures, mediaFolder }: PictureSources): number[] {
  const files = Object.values(pictures).flatMap(({ file, tallFile }) => [file, tallFile ?? file]);
  return files.map(
    (file) => statSync(join(mediaFolder, "originals", file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
}
