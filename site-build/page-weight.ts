import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { editionIn } from "#service/site/page-address.ts";
import type { SiteManifest } from "#shared/site-manifest.ts";

/** TCP sends ten segments before it waits for the first acknowledgement. */
export const firstFlightBytes = 10 * 1460;

/** For pages in other languages than the first: a letter of Devanagari takes three bytes before compression. */
const otherLanguagesBytes = 18 * 1024;

/** Bytes of a page's headers without its policy. tests/built/first-flight.test.ts compares with real responses. */
const otherHeaderBytes = 525;

/** Transferred bytes of each page of a release, headers included, and their limit. */
export function pageWeights(folder: string): { path: string; bytes: number; most: number }[] {
  const { pages, notFoundIn = {} }: SiteManifest = JSON.parse(
    readFileSync(join(folder, "site.json"), "utf8"),
  );
  return Object.entries(pages).map(([path, { file, csp }]) => {
    const compressed = join(folder, "client", `${file}.br`);
    const body = existsSync(compressed) ? compressed : join(folder, "client", file);
    const isFirst = editionIn(path, Object.keys(notFoundIn)) === undefined;
    return {
      path,
      bytes: statSync(body).size + csp.length + otherHeaderBytes,
      most: isFirst ? firstFlightBytes : otherLanguagesBytes,
    };
  });
}

/** A sentence to the owner for each page above the first flight. */
export function heavyPageWarnings(folder: string): string[] {
  return pageWeights(folder)
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ path, bytes, most }) =>
        `The page ${path} has ${bytes} bytes. Above ${most} a phone waits about 0.15 s longer for it. Shorten its texts or lists if you can.`,
    );
}
