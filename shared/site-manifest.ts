import type { Refusals } from "./inquiry.ts";

/** One prerendered page: its file in the release's client/ folder and its Content-Security-Policy. */
export interface SitePage {
  file: string;
  csp: string;
}

/** site.json of a release. The build writes it, the service reads it; it is never served. */
export interface SiteManifest {
  name: string;
  /** After how many days the Privacy page says that an inquiry is erased. */
  keptDays: number;
  /** By address, in its exact spelling. */
  pages: Record<string, SitePage>;
  notFound: SitePage;
  /** The same in other languages, by the beginning of their addresses, such as hi. */
  notFoundIn?: Record<string, SitePage> | undefined;
  inquiry: InquiryContent;
}

/** The part of the content that the service needs. */
export interface InquiryContent {
  /** What guests can ask about: the titles of packages and offers. */
  titles: readonly string[];
  /** What guests are told in the first edition. */
  refusals: Refusals;
  /** The editions in other languages, by the beginning of their addresses, such as hi. */
  editions?: { readonly [edition: string]: InquiryEdition } | undefined;
}

interface InquiryEdition {
  /** 'Written in Hindi.', in the language of the resort. */
  writtenIn: string;
  /** What guests can ask about, by its title in this edition. */
  titles: { readonly [title: string]: string };
  refusals: Refusals;
}

/** Returns `value` typed, or throws an error that names the wrong field. */
export function checkSiteManifest(value: unknown): SiteManifest {
  const manifest = asRecord(value, "site.json");
  if (typeof manifest.name !== "string" || manifest.name === "") fail("name must be a text");
  if (!(Number(manifest.keptDays) >= 1)) fail("keptDays must be a number of days");
  const pages = asRecord(manifest.pages, "pages");
  for (const [address, page] of Object.entries(pages)) {
    if (!/^\/[\w/-]*$/.test(address)) fail(`pages has the address "${address}", which no page can have`);
    checkPage(page, `pages["${address}"]`);
  }
  if (!("/" in pages)) fail('pages has no "/"');
  checkPage(manifest.notFound, "notFound");
  for (const [path, page] of Object.entries(asRecord(manifest.notFoundIn ?? {}, "notFoundIn")))
    checkPage(page, `notFoundIn["${path}"]`);
  checkInquiry(asRecord(manifest.inquiry, "inquiry"));
  return value as SiteManifest;
}

function checkPage(value: unknown, field: string) {
  const page = asRecord(value, field);
  if (typeof page.file !== "string" || !page.file.endsWith(".html"))
    fail(`${field}.file must be an .html file`);
  // A line break would end the header and start another one.
  if (typeof page.csp !== "string" || page.csp === "" || /[\r\n]/.test(page.csp))
    fail(`${field}.csp must be one line`);
}

function checkInquiry({ titles, refusals, editions = {} }: Record<string, unknown>) {
  if (!Array.isArray(titles) || !titles.every(isText)) fail("inquiry.titles must be a list of texts");
  checkTexts(refusals, "inquiry.refusals");
  for (const [name, edition] of Object.entries(asRecord(editions, "inquiry.editions"))) {
    const field = `inquiry.editions.${name}`;
    const own = asRecord(edition, field);
    if (!isText(own.writtenIn)) fail(`${field}.writtenIn must be a text`);
    checkTexts(own.titles, `${field}.titles`);
    checkTexts(own.refusals, `${field}.refusals`);
  }
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function checkTexts(value: unknown, field: string) {
  if (!Object.values(asRecord(value, field)).every(isText)) fail(`${field} must be texts`);
}

function asRecord(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) fail(`${field} must be an object`);
  return value as Record<string, unknown>;
}

function fail(sentence: string): never {
  throw new Error(`site.json: ${sentence}.`);
}
