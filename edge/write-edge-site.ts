import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, readManifest } from "#release/releases.ts";
import type { SiteManifest } from "#release/site-manifest.ts";
import {
  baseSecurityHeaders,
  hstsHeader,
  pictureHeaders,
  textPolicy,
} from "#service/routes/security-headers.ts";
import {
  alwaysRevalidate,
  immutableFolders,
  immutableForAYear,
  isImmutable,
  pageHeaders,
  svgPolicy,
} from "#service/site/site-headers.ts";

// https://developers.cloudflare.com/workers/static-assets/headers/: at most 100 rules, and 2,000 characters a line.
const mostRules = 100;
const longestLine = 2000;

/**
 * Writes the release into the folder `target` as static assets with a `_headers` file, and from earlier releases the files that
 * open pages still load.
 */
export function writeEdgeSite(
  release: string,
  target: string,
  earlier: readonly string[] = [],
): SiteManifest {
  const manifest = readManifest(release);
  rmSync(target, { recursive: true, force: true });
  for (const folder of [...earlier, release])
    for (const path of listFiles(folder)) {
      // Cloudflare compresses the files itself.
      const isWanted = !/\.(br|gz)$/.test(path) && (folder === release || isImmutable(path));
      if (isWanted) cpSync(join(folder, path), join(target, path.replace(/^client/, "")));
    }
  writeFileSync(join(target, "_headers"), edgeHeaders(manifest));
  return manifest;
}

type Rule = [pattern: string, headers: Record<string, string>];

/** The `_headers` file for Cloudflare. Throws if Cloudflare would ignore a rule. */
export function edgeHeaders({ pages, errors }: Pick<SiteManifest, "pages" | "errors">): string {
  const svgHeaders = { "Content-Security-Policy": svgPolicy, "Content-Type": "image/svg+xml; charset=utf-8" };
  const rules: Rule[] = [
    ["/*", { ...baseSecurityHeaders, ...hstsHeader, "Cache-Control": alwaysRevalidate }],
    ...immutableFolders.map((folder): Rule => {
      const ofPictures = folder === "pictures" && pictureHeaders;
      return [`/${folder}/*`, { "Cache-Control": immutableForAYear, ...ofPictures }];
    }),
    ["/*.png", pictureHeaders],
    ["/*.svg", { ...pictureHeaders, ...svgHeaders }],
    ["/*.txt", textPolicy],
    ...Object.entries({ ...pages, ...errors }).map(([path, page]): Rule => [path, pageHeaders(path, page)]),
  ];
  if (rules.length > mostRules)
    throw new Error(`The site needs ${rules.length} header rules, but Cloudflare allows ${mostRules}.`);
  return `${rules.map(writeRule).join("\n")}\n`;
}

/** "! name" removes an earlier rule's header; without it, both values would be sent. */
function writeRule([pattern, headers]: Rule): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]);
  const long = lines.find((line) => line.length > longestLine);
  if (long)
    throw new Error(
      `A header of ${pattern} has ${long.length} characters, but Cloudflare allows ${longestLine}.`,
    );
  return [pattern, ...lines].join("\n");
}
