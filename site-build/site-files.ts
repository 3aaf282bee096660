import sharp from "sharp";
import type { Resort } from "#content/schema/resort.ts";
import type { Content } from "#content/schema/subjects.ts";
import { absolute } from "./structured-data.ts";

/** The files that browsers and crawlers request by name. */
export async function siteFiles(
  { resort, edition }: Content,
  mark: Buffer,
  /** The paths of the sitemap. */
  paths: readonly string[],
): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>([
    ["sitemap.xml", sitemap(resort, paths)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml", resort)}\n`],
    ["manifest.webmanifest", webManifest(resort, edition.language)],
  ]);
  for (const size of [180, 192, 512]) files.set(iconName(size), await drawIcon(mark, size));
  return files;
}

const paper = "#f8f4ef";
const iconName = (size: number) => `icon-${size}.png`;

function sitemap(resort: Resort, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${absolute(path, resort)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function webManifest(resort: Resort, language: string): string {
  return JSON.stringify({
    name: resort.name,
    short_name: resort.name,
    description: resort.description,
    lang: language,
    start_url: "/",
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
