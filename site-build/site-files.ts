import { pageNames, pagePaths, pathInLocale } from "#shared/pages.ts";
import type { Locale } from "./content/locales.ts";
import type { LocaleSite } from "./content/resolve.ts";
import { drawIcon } from "./draw-icon.ts";
import { absolute } from "./structured-data.ts";

type Described = Pick<LocaleSite, "content" | "emptyPages">;
type Site = LocaleSite["content"]["site"];

/** The files that browsers and crawlers request by name. `locales`: all that are public, the first one first. */
export async function siteFiles(locales: readonly [Described, ...Described[]], mark: Buffer) {
  const { site } = locales[0].content;
  return new Map<string, string | Buffer>([
    ["sitemap.xml", sitemap(locales)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml", site)}\n`],
    ["icon-180.png", await drawIcon(mark, 180)],
  ]);
}

function sitemap(locales: readonly Described[]): string {
  const entries = locales.flatMap(({ content: { locale, site }, emptyPages }) =>
    pageNames
      .filter((name) => !emptyPages.includes(name))
      .map((name) => absolute(pathInLocale(locale.path, pagePaths[name]), site))
      .map((url) => `  <url><loc>${url}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** A page in every locale, and as x-default in the first one. */
export function alternatesOf(page: string, locales: readonly Locale[], site: Site) {
  const inEach = [...locales, { language: "x-default", path: "" }];
  return inEach.map(({ language, path }) => ({ language, url: absolute(pathInLocale(path, page), site) }));
}
