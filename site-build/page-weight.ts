import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "#shared/site-manifest.ts";

/** What a server sends before it waits for the first acknowledgement: ten segments of TCP. */
export const firstFlightBytes = 10 * 1460;

/** The headers of a page besides its policy, in bytes. tests/built/first-flight.test.ts compares with real answers. */
const otherHeaderBytes = 536;

/** The bytes that a page takes on its way, its headers included, by path. Source: the release in `folder`. */
export function pageWeights(folder: string): { path: string; bytes: number }[] {
  const { pages }: SiteManifest = JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
  return Object.entries(pages).map(([path, { file, csp }]) => {
    const compressed = join(folder, "client", `${file}.br`);
    const body = existsSync(compressed) ? compressed : join(folder, "client", file);
    return { path, bytes: statSync(body).size + csp.length + otherHeaderBytes };
  });
}

/** A sentence to the owner for each page of the release that has become too long to come at once. */
export function heavyPageWarnings(folder: string): string[] {
  return pageWeights(folder)
    .filter(({ bytes }) => bytes > firstFlightBytes)
    .map(
      ({ path, bytes }) =>
        `The page ${path} has ${bytes} bytes. Above ${firstFlightBytes} a phone asks twice before it has all of it, which costs about 0.15 s. Shorten its texts or lists if you can.`,
    );
}
