import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "#shared/site-manifest.ts";

/** TCP sends ten segments before it waits for the first acknowledgement. */
export const firstFlightBytes = 10 * 1460;

/** Bytes of a page's headers without its policy. tests/built/first-flight.test.ts compares with real responses. */
const otherHeaderBytes = 536;

/** Transferred bytes of each page of a release, headers included. */
export function pageWeights(folder: string): { path: string; bytes: number }[] {
  const { pages }: SiteManifest = JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
  return Object.entries(pages).map(([path, { file, csp }]) => {
    const compressed = join(folder, "client", `${file}.br`);
    const body = existsSync(compressed) ? compressed : join(folder, "client", file);
    return { path, bytes: statSync(body).size + csp.length + otherHeaderBytes };
  });
}

/** A sentence to the owner for each page above the first flight. */
export function heavyPageWarnings(folder: string): string[] {
  return pageWeights(folder)
    .filter(({ bytes }) => bytes > firstFlightBytes)
    .map(
      ({ path, bytes }) =>
        `The page ${path} has ${bytes} bytes. Above ${firstFlightBytes} a phone asks twice before it has all of it, which costs about 0.15 s. Shorten its texts or lists if you can.`,
    );
}
