import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import hindi from "#app/words/hi/inquiry.json" with { type: "json" };
import { createRelease, publishRelease } from "#release/releases.ts";
import type { SiteManifest } from "#release/site-manifest.ts";
import { errorStatuses, pagePaths, pathInLocale, unlistedPaths } from "#shared/pages.ts";
import english from "#words/inquiry.json" with { type: "json" };

export const pageCsp = "default-src 'self'; frame-ancestors 'none'";

/** The second locale is below /hi. */
const locales = ["", "hi"];
const pages = Object.values({ ...pagePaths, ...unlistedPaths });

export const englishRefusals = english.refused.reasons;
export const hindiRefusals = hindi.refused.reasons;

export type Files = Record<string, string | Buffer>;

/** Publishes a minimal release in `siteDir`. */
export function publishFixtureSite(
  siteDir: string,
  { files = {} as Files, mark = "", keptDays = 400, now = Date.now() } = {},
) {
  const release = createRelease(siteDir, now);
  writeFixtureSite(release.folder, files, mark, keptDays);
  publishRelease(siteDir, release.id, now);
  return release;
}

/** Writes a minimal release into `folder`; every page and policy contains `mark`. */
export function writeFixtureSite(folder: string, files: Files = {}, mark = "", keptDays = 400) {
  const csp = mark ? `${pageCsp}; script-src '${mark}'` : pageCsp;
  const manifest: SiteManifest = {
    name: "Test Ridge",
    keptDays,
    pages: {},
    errors: {},
    inquiry: {
      refusals: englishRefusals,
      editions: { hi: { languageNote: "Written in Hindi.", refusals: hindiRefusals } },
    },
  };
  for (const locale of locales) {
    for (const status of errorStatuses) {
      const address = pathInLocale(locale, `/${status}`);
      manifest.errors[address] = { file: `${address.slice(1)}.html`, csp };
      write(folder, `${address.slice(1)}.html`, `<!doctype html><h1>Error ${address}</h1>`);
    }
    for (const page of pages) {
      const address = pathInLocale(locale, page);
      const file = `${address.slice(1)}/index.html`.replace(/^\//, "");
      manifest.pages[address] = { file, csp };
      write(folder, file, `<!doctype html><title>${address}</title><h1>Page ${address}</h1>${mark}`);
    }
  }
  for (const [file, content] of Object.entries(files)) write(folder, file, content);
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
}

function write(folder: string, file: string, content: string | Buffer) {
  const path = join(folder, "client", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (!/\.(html|js|css|svg|txt|xml|json)$/.test(file)) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content));
}
