import type { Refusals } from "#shared/inquiry.ts";

/** One prerendered page: its file in the release's client/ folder and its Content-Security-Policy. */
export interface SitePage {
  file: string;
  csp: string;
}

/** site.json of a release. The build writes it, the service reads it; it is never served. */
export interface SiteManifest {
  name: string;
  /** Such as https://www.example.com. */
  address?: string | undefined;
  timeZone?: string | undefined;
  /** Where guests write and call. Publishing compares it with the release before. */
  contact?: Readonly<Record<string, string>> | undefined;
  /** After how many days the Privacy page says that an inquiry is erased. */
  keptDays: number;
  /** By address, in its exact spelling. */
  pages: Record<string, SitePage>;
  /** The pages about errors: /404, /hi/404. No address leads to them. */
  errors: Record<string, SitePage>;
  inquiry: InquiryContent;
}

/** The part of the content that the service needs. */
export interface InquiryContent {
  /** What guests are told in the first locale. */
  refusals: Refusals;
  /** The locales after the first, by the first segment of their paths, such as hi. `editions` is the name in the manifests of all releases so far. */
  editions?: { readonly [locale: string]: InquiryLocale } | undefined;
}

interface InquiryLocale {
  /** 'Written in Hindi.', in the language of the resort. */
  languageNote: string;
  refusals: Refusals;
}

/** Returns `value` typed, or throws an error that names a missing field: another version's build may lie there. */
export function checkSiteManifest(value: unknown): SiteManifest {
  const manifest = (value ?? {}) as Partial<SiteManifest>;
  for (const field of ["name", "keptDays", "pages", "errors", "inquiry"] as const)
    if (!manifest[field]) throw new Error(`site.json has no ${field}.`);
  if (!manifest.pages?.["/"]) throw new Error('site.json has no page "/".');
  return manifest as SiteManifest;
}
