import type { Refusals } from "#shared/inquiry.ts";

/** How guests reach the resort, by what the owner calls it: Mail, Telephones, WhatsApp. */
export type Contact = Readonly<Record<string, string>>;

/** One prerendered page: its file in the release's client/ folder and its Content-Security-Policy. */
export interface SitePage {
  file: string;
  csp: string;
}

/** The site.json of a release, which the build writes for the service. It is never served. */
export interface SiteManifest {
  name: string;
  /** The site's URL, such as https://www.example.com. */
  address?: string | undefined;
  timeZone?: string | undefined;
  /** The owner is mailed when it changes. */
  contact?: Contact | undefined;
  /** The retention that the Privacy page promises, in days. */
  keptDays: number;
  /** By case-sensitive path. */
  pages: Record<string, SitePage>;
  /** The error pages, such as /404 and /hi/404. They have no URL of their own. */
  errors: Record<string, SitePage>;
  inquiry: InquiryContent;
}

/** The part of the content that the service needs. */
export interface InquiryContent {
  /** What guests are told about a refusal, in the first locale. */
  refusals: Refusals;
  /** The locales after the first, by the first segment of their paths, such as hi. The name is kept for existing releases. */
  editions?: { readonly [locale: string]: InquiryLocale } | undefined;
}

interface InquiryLocale {
  /** Such as 'Written in Hindi.', in the resort's language. */
  languageNote: string;
  refusals: Refusals;
}

/** Validates a parsed site.json, which may come from another version. Throws an error that names a missing field. */
export function checkSiteManifest(value: unknown): SiteManifest {
  const manifest = (value ?? {}) as Partial<SiteManifest>;
  for (const field of ["name", "keptDays", "pages", "errors", "inquiry"] as const)
    if (!manifest[field]) throw new Error(`site.json has no ${field}.`);
  if (!manifest.pages?.["/"]) throw new Error('site.json has no page "/".');
  return manifest as SiteManifest;
}
