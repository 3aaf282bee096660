import { addressIn, pageNames, pagePaths } from "#shared/pages.ts";
import type { Edition } from "./content/editions.ts";
import type { EditionSite } from "./content/resolve.ts";
import { drawIcon } from "./draw-icon.ts";
import { absolute } from "./structured-data.ts";

type Described = Pick<EditionSite, "content" | "emptyPages">;
type Site = EditionSite["content"]["site"];

/** The files that browsers and crawlers request by name. `editions`: all that are public, the first one first. */
export async function siteFiles(editions: readonly [Described, ...Described[]], mark: Buffer) {
  const { site } = editions[0].content;
  return new Map<string, string | Buffer>([
    ["sitemap.xml", sitemap(editions)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml", site)}\n`],
    ["icon-180.png", await drawIcon(mark, 180)],
  ]);
}

function sitemap(editions: readonly Described[]): string {
  const entries = editions.flatMap(({ content: { edition, site }, emptyPages }) =>
    pageNames
      .filter((name) => !emptyPages.includes(name))
      .map((name) => absolute(addressIn(edition.path, pagePaths[name]), site))
      .map((address) => `  <url><loc>${address}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** A page in every edition, and as x-default in the first one. */
export function alternatesOf(page: string, editions: readonly Edition[], site: Site) {
  const inEach = [...editions, { language: "x-default", path: "" }];
  return inEach.map(({ language, path }) => ({ language, address: absolute(addressIn(path, page), site) }));
}
