import { join } from "node:path";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { projectRoot } from "#site-build/site-folder.ts";
import { inList, openFolder, open as openForm, save, unfold, write } from "../tests/admin/cms.ts";
import serveAdmin from "../tests/admin/global-setup.ts";

const steps: Record<string, (page: Page) => Promise<void>> = {
  list: async () => {},
  async price(page) {
    await openForm(page, "Packages");
    await unfold(page, "Packages", "Basic Getaway");
    await write(page, { Price: "6,500" });
  },
  async refused(page) {
    await openForm(page, "Offers");
    await unfold(page, "Offers", "WEEKEND");
    await write(page, { "First day": "2026-12-20", "Last day": "2026-12-05" });
    await save(page);
    await page.getByRole("alertdialog").waitFor();
  },
};

/** Photographs /admin on a phone for docs/owners.md. */
export async function photographAdmin(browser: Browser, folder: string): Promise<void> {
  const stop = await serveAdmin();
  for (const [name, step] of Object.entries(steps)) {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openFolder(page);
    await inList(page, "Packages").waitFor();
    await addDevanagari(page);
    await step(page);
    // Until nothing moves any more.
    await page.waitForTimeout(500);
    const picture = sharp(await page.screenshot({ animations: "disabled" })).webp({ quality: 60 });
    await picture.toFile(join(folder, `admin-${name}.webp`));
    await page.close();
  }
  stop();
}

/** A telephone has these letters, a machine for tests may not. */
async function addDevanagari(page: Page): Promise<void> {
  const file = "tiro-devanagari-hindi-devanagari-400-normal.woff2";
  const path = join(projectRoot, "node_modules/@fontsource/tiro-devanagari-hindi/files", file);
  await page.route(`**/${file}`, (route) => route.fulfill({ path }));
  const content = `@font-face { font-family: "Source Sans 3"; font-weight: 200 900; src: url(/${file}); unicode-range: U+900-97F; }`;
  await page.addStyleTag({ content });
}
