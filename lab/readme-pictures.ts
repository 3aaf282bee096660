import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { findBrowser } from "../tests/run/find-browser.ts";
import { serveRelease } from "../tests/site/serve.ts";
import { photographAdmin } from "./owners-pictures.ts";

// npm run readme-pictures: photographs the built Home page for the top of README.md, and /admin for docs/owners.md.

const views = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
];
const mostBytes = 300_000;

const folder = join(projectRoot, "docs/pictures");
const dataDir = mkdtempSync(join(tmpdir(), "readme-pictures-"));
const service = await serveRelease({ SITE_DIR: currentRelease(), DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findBrowser() });
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const { width, height, deviceScaleFactor } of views) {
  // Reduced motion: the pictures and the marquee stand still, so that two runs give the same picture.
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: "reduce",
  });
  await page.goto(service.address, { waitUntil: "networkidle" });
  // Closes the discount tag, which covers the opening picture.
  await page.keyboard.press("Escape");
  const file = join(folder, `home-${width}.webp`);
  const picture = sharp(await page.screenshot()).webp({ quality: 80 });
  bytes += (await picture.toFile(file)).size;
}
await photographAdmin(browser, folder);
await browser.close();
await service.stop();
rmSync(dataDir, { recursive: true });
console.log(`docs/pictures has ${views.length} pictures of Home: ${bytes} bytes, ${mostBytes} allowed.`);
process.exitCode = bytes <= mostBytes ? 0 : 1;
