import sharp from "sharp";
import type { Resort } from "#content/schema/resort.ts";
import type { Content } from "#content/schema/subjects.ts";
import { addressIn, type PagePath } from "#shared/pages.ts";
import { paper } from "./paper.ts";
import { absolute } from "./structured-data.ts";

/** The files that browsers and crawlers request by name. `editions`: all that are public, the first one first. */
export async function siteFiles(
  editions: readonly [Content, ...Content[]],
  mark: Buffer,
  /** The pages of the sitemap. */
  pages: readonly PagePath[],
): Promise<Map<string, string | Buffer>> {
  const [{ resort }] = editions;
  const files = new Map<string, string | Buffer>([
    ["sitemap.xml", sitemap(editions, pages)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml", resort)}\n`],
    ...editions.map(
      (content) => [manifestName(content.edition.path).slice(1), webManifest(content)] as const,
    ),
  ]);
  for (const size of [180, 192, 512]) files.set(iconName(size), await drawIcon(mark, size));
  return files;
}

const iconName = (size: number) => `icon-${size}.png`;

function sitemap(editions: readonly [Content, ...Content[]], pages: readonly PagePath[]): string {
  const [{ resort }] = editions;
  const isAlone = editions.length === 1;
  const entries = editions.flatMap(({ edition }) =>
    pages.map((page) => {
      const links = isAlone ? [] : alternatesOf(page, editions, resort).map(writeLink);
      return `  <url><loc>${absolute(addressIn(edition.path, page), resort)}</loc>${links.join("")}</url>`;
    }),
  );
  const xhtml = isAlone ? "" : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join("\n")}\n</urlset>\n`;
}

const writeLink = ({ language, address }: { language: string; address: string }) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** A page in every edition, and as x-default in the first one. */
export function alternatesOf(page: string, editions: readonly Pick<Content, "edition">[], resort: Resort) {
  const all = editions.map(({ edition: { language, path } }) => ({
    language,
    address: absolute(addressIn(path, page), resort),
  }));
  return [...all, { language: "x-default", address: absolute(page, resort) }];
}

export const manifestName = (edition: string) => `/manifest${edition && `-${edition}`}.webmanifest`;

function webManifest({ resort, edition, homePage }: Content): string {
  return JSON.stringify({
    name: resort.name,
    short_name: resort.name,
    description: resort.description,
    lang: edition.language,
    start_url: homePage.path,
    display: "browser",
    background_color: paper,
    theme_color: "#1e302b",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...[192, 512].map((size) => ({
        src: `/${iconName(size)}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: "any maskable",
      })),
    ],
  });
}

/** The mark as PNG on a background, with the margin that round masks need; `size` in pixels. Rejects if it is damaged. */
export async function drawIcon(mark: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.62);
  const { width = inner, height = inner } = await sharp(mark, { limitInputPixels: false }).metadata();
  const drawing = await sharp(mark, { density: Math.max(1, 72 * (inner / Math.max(width, height))) })
    .resize(inner, inner, { fit: "contain", background: paper })
    .toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: paper } });
  return canvas
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
