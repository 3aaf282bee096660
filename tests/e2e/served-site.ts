import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editionsSite } from "../site/other-sites.ts";
import { serveRelease } from "../site/serve.ts";
import { test as base } from "./fixtures.ts";

interface Served {
  address: string;
  stop(): Promise<unknown>;
}

/** Tests on another site than the usual one, which `serve` builds and serves once for all tests of a worker. */
export const testAt = <Site extends Served>(serve: () => Promise<Site>) =>
  base.extend<object, { site: Site }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
      async ({}, use) => {
        const site = await serve();
        await use(site);
        await site.stop();
      },
      { scope: "worker", timeout: 300_000 },
    ],
    baseURL: ({ site }, use) => use(site.address),
  });

/** Tests on the site with three languages, with its own service. */
export const testEditions = testAt(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kafal-data-"));
  const { address, stop } = await serveRelease({ SITE_DIR: editionsSite, DATA_DIR: dataDir });
  return {
    address,
    dataDir,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
});
