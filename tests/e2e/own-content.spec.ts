import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, readCurrent } from "#service/node/releases.ts";
import type { SiteManifest } from "#shared/site-manifest.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { expect } from "./fixtures.ts";
import { testOn } from "./served-site.ts";
import { waitForHydration } from "./visit.ts";

// All other tests use the tests' own site. This one opens the owner's site, whatever its content.

const siteDir = join(projectRoot, "dist");

const test = testOn(siteDir);

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
