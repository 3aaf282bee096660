import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveRelease } from "../site/serve.ts";
import { test as base } from "./fixtures.ts";

/** Tests on another site than the usual one, with its own service. */
export const testOn = (siteDir: string) =>
  base.extend<object, { site: { address: string; dataDir: string } }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
      async ({}, use) => {
        const dataDir = mkdtempSync(join(tmpdir(), "kafal-data-"));
        const service = await serveRelease({ SITE_DIR: siteDir, DATA_DIR: dataDir });
        await use({ address: service.address, dataDir });
        await service.stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
      { scope: "worker" },
    ],
    baseURL: ({ site }, use) => use(site.address),
  });
