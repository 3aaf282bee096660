import { serveLocales } from "../site/other-sites.ts";
import type { serveRelease } from "../site/serve.ts";
import { test as base } from "./fixtures.ts";

type Site = Awaited<ReturnType<typeof serveRelease>>;

/** Tests on another site than the usual one, which `serve` builds and serves once for all tests of a worker. */
export const testAt = (serve: () => Promise<Site>) =>
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
export const testLocales = testAt(serveLocales);
