import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { projectRoot } from "#site-build/site-folder.ts";
import { addedPictures } from "./make-content.ts";
import { testSite } from "./settings.ts";

// As large as the largest crop of the layout.
const [width, height] = [1920, 1600];
const painting = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#5b7f95"/><path d="M0 900 700 300l500 500 400-300 320 400v700H0z" fill="#3d5a45"/>
  <circle cx="1500" cy="300" r="140" fill="#f2d29b"/></svg>`;

/** Fills MEDIA_DIR of the test site with our drawings; plain pictures replace drawings that the owner has replaced. */
export async function makeMedia(): Promise<void> {
  const media = join(projectRoot, "media");
  const drawings: Record<string, string> = JSON.parse(readFileSync(join(media, "drawings.json"), "utf8"));
  for (const folder of ["originals", "film"])
    mkdirSync(join(testSite.MEDIA_DIR, folder), { recursive: true });
  cpSync(join(media, "brand"), join(testSite.MEDIA_DIR, "brand"), { recursive: true });
  for (const { file, tallFile } of Object.values(addedPictures()))
    for (const name of [file, ...(tallFile ? [tallFile] : [])])
      copyFileSync(join(media, "originals", name), join(testSite.MEDIA_DIR, "originals", name));
  for (const [name, digest] of Object.entries(drawings)) {
    const [from, to] = [join(media, name), join(testSite.MEDIA_DIR, name)];
    const extension = extname(name);
    // Copied in an earlier run.
    if (digestOf(to) === digest) continue;
    if (digestOf(from) === digest) copyFileSync(from, to);
    else if (extension === ".webp") await sharp(Buffer.from(painting)).webp().toFile(to);
    else copyFileSync(join(import.meta.dirname, `film/stand-in${extension}`), to);
  }
}

/** Vitest's global set-up of the unit tests: they need the pictures even if the tests' site has not been built. */
export { makeMedia as setup };

function digestOf(file: string): string | undefined {
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;
}
