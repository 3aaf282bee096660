import type { InquiryContent } from "./stay.ts";

/** One prerendered page: its file in the release's client/ folder and its Content-Security-Policy. */
export interface SitePage {
  file: string;
  csp: string;
}

/** site.json of a release. The build writes it, the service reads it; it is never served. */
export interface SiteManifest {
  name: string;
  /** After how many days the Privacy page says that an inquiry is erased. Releases before that page lack it. */
  keptDays?: number | undefined;
  /** By address, in its exact spelling. */
  pages: Record<string, SitePage>;
  notFound: SitePage;
  /** The same in other languages, by the beginning of their addresses, such as hi. */
  notFoundIn?: Record<string, SitePage> | undefined;
  /** Undefined in releases of older versions. */
  inquiry?: InquiryContent | undefined;
}

/** Returns `value` typed, or throws an error that names the wrong field. */
export function checkSiteManifest(value: unknown): SiteManifest {
  const manifest = asRecord(value, "site.json");
  if (typeof manifest.name !== "string" || manifest.name === "") fail("name must be a text");
  if (manifest.keptDays !== undefined && !(Number(manifest.keptDays) >= 1))
    fail("keptDays must be a number of days");
  const pages = asRecord(manifest.pages, "pages");
  for (const [address, page] of Object.entries(pages)) {
    if (!/^\/[\w/-]*$/.test(address)) fail(`pages has the address "${address}", which no page can have`);
    checkPage(page, `pages["${address}"]`);
  }
  if (!("/" in pages)) fail('pages has no "/"');
  checkPage(manifest.notFound, "notFound");
  for (const [path, page] of Object.entries(asRecord(manifest.notFoundIn ?? {}, "notFoundIn")))
    checkPage(page, `notFoundIn["${path}"]`);
  if (manifest.inquiry !== undefined) checkInquiry(asRecord(manifest.inquiry, "inquiry"));
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

function checkInquiry({
  titles,
  timeZone,
  refusals = {},
  stay = {},
  editions = {},
}: Record<string, unknown>) {
  const isText = (value: unknown) => typeof value === "string";
  const checkTexts = (value: unknown, field: string) =>
    Object.values(asRecord(value, field)).every(isText) || fail(`${field} must be texts`);
  checkTexts(refusals, "inquiry.refusals");
  if (!Array.isArray(titles) || !titles.every(isText)) fail("inquiry.titles must be a list of texts");
  // Without a time zone the release is of an older version, whose stay is not used.
  if (timeZone !== undefined) {
    if (!isText(timeZone)) fail("inquiry.timeZone must be a text");
    for (const [name, words] of Object.entries(asRecord(stay, "inquiry.stay")))
      if (!isText(words)) fail(`inquiry.stay.${name} must be a text`);
  }
  for (const [name, edition] of Object.entries(asRecord(editions, "inquiry.editions"))) {
    const field = `inquiry.editions.${name}`;
    const { writtenIn, titles: own, refusals: told = {} } = asRecord(edition, field);
    if (!isText(writtenIn)) fail(`${field}.writtenIn must be a text`);
    checkTexts(own, `${field}.titles`);
    checkTexts(told, `${field}.refusals`);
  }
}

function asRecord(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) fail(`${field} must be an object`);
  return value as Record<string, unknown>;
}

function fail(sentence: string): never {
  throw new Error(`site.json: ${sentence}.`);
}
