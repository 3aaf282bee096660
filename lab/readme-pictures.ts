import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { openFolder, open as openForm, save, unfold, write } from "../tests/admin/cms.ts";
import serveAdmin from "../tests/admin/global-setup.ts";
import { findBrowser } from "../tests/run/find-browser.ts";
import { serveRelease } from "../tests/site/serve.ts";

// npm run readme-pictures: photographs the built Home page for README.md, and /admin on a phone for docs/owners.md.

const folder = join(projectRoot, "docs/pictures");

const browser = await chromium.launch({ executablePath: findBrowser() });
await photographHome(browser);
await photographAdmin(browser);
await browser.close();

async function photographHome(browser: Browser): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "readme-pictures-"));
  const service = await serveRelease({ SITE_DIR: currentRelease(), DATA_DIR: dataDir });
  for (const [width, height, deviceScaleFactor] of [
    [1440, 900, 1],
    [390, 844, 2],
  ] as const) {
    // Reduced motion: two runs give the same picture.
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor,
      reducedMotion: "reduce",
    });
    await page.goto(service.address, { waitUntil: "networkidle" });
    // Closes the popup, which covers the opening picture.
    await page.keyboard.press("Escape");
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, `home-${width}.webp`));
  }
  await service.stop();
  rmSync(dataDir, { recursive: true });
}

async function photographAdmin(browser: Browser): Promise<void> {
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
  const stop = await serveAdmin();
  for (const [name, step] of Object.entries(steps)) {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openFolder(page);
    await page.getByText("Packages", { exact: true }).first().waitFor();
    await addDevanagari(page);
    await step(page);
    await sharp(await page.screenshot({ animations: "disabled" }))
      .webp({ quality: 60 })
      .toFile(join(folder, `admin-${name}.webp`));
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
