import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderOf, readCurrent } from "#service/node/releases.ts";
import type { SiteManifest } from "#shared/site-manifest.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { serveRelease } from "../site/serve.ts";
import { test as base, expect } from "./fixtures.ts";
import { waitForHydration } from "./visit.ts";

// All other tests use the tests' own site. This one opens the owner's site, whatever its content.

const siteDir = join(projectRoot, "dist");

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "own-content-"));
    const service = await serveRelease({ SITE_DIR: siteDir, DATA_DIR: dataDir });
    await use(service.address);
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

test("every page of the owner's site opens and hydrates without errors", async ({ page }) => {
  const current = readCurrent(siteDir);
  if (!current) throw new Error("There is no built site in dist/. Run npm run build first.");
  const { pages }: SiteManifest = JSON.parse(
    readFileSync(join(folderOf(siteDir, current), "site.json"), "utf8"),
  );
  for (const path of Object.keys(pages)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 }), path).not.toBeEmpty();
  }
});
