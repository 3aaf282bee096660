import { pageNames, pagePaths, pathInLocale } from "#shared/pages.ts";
import type { Locale } from "./content/locales.ts";
import type { LocaleSite } from "./content/resolve.ts";
import { drawIcon } from "./draw-icon.ts";
import type { SiteSettings } from "./site-settings.ts";
import { absoluteUrl } from "./structured-data.ts";

type DescribedSite = Pick<LocaleSite, "content" | "emptyPages" | "settings">;

/** Files that browsers and crawlers request by a fixed name. */
export async function siteFiles(locales: readonly [DescribedSite, ...DescribedSite[]], mark: Buffer) {
  const { settings } = locales[0];
  return new Map<string, string | Buffer>([
    ["sitemap.xml", sitemap(locales)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml", settings)}\n`],
    ["icon-180.png", await drawIcon(mark, 180)],
  ]);
}

function sitemap(locales: readonly DescribedSite[]): string {
  const entries = locales.flatMap(({ content: { locale }, emptyPages, settings }) =>
    pageNames
      .filter((name) => !emptyPages.includes(name))
      .map((name) => absoluteUrl(pathInLocale(locale.path, pagePaths[name]), settings))
      .map((url) => `  <url><loc>${url}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The URLs of a page in all locales. The first one is also x-default. */
export function alternatesOf(page: string, locales: readonly Locale[], settings: SiteSettings) {
  const inEach = [...locales, { language: "x-default", path: "" }];
  return inEach.map(({ language, path }) => ({
    language,
    url: absoluteUrl(pathInLocale(path, page), settings),
  }));
}
