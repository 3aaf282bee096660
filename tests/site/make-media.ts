import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { projectRoot } from "#site-build/site-folder.ts";
import { addedPictures, type Pictures } from "./make-content.ts";
import { testSite } from "./settings.ts";

const { MEDIA_DIR } = testSite;
const media = join(projectRoot, "media");

// As large as the largest crop of the layout.
const [width, height] = [1920, 1600];
const painting = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#5b7f95"/><path d="M0 900 700 300l500 500 400-300 320 400v700H0z" fill="#3d5a45"/>
  <circle cx="1500" cy="300" r="140" fill="#f2d29b"/></svg>`;

/** Fills MEDIA_DIR of the test site with our pictures; plain ones stand in for those that the owner has removed. */
export async function makeMedia(): Promise<void> {
  for (const folder of ["brand", "words"])
    cpSync(join(media, folder), join(MEDIA_DIR, folder), { recursive: true });
  const copy: Pictures = parse(readFileSync(join(import.meta.dirname, "content/pictures.yaml"), "utf8"));
  const pictures = Object.values({ ...copy, ...addedPictures() });
  for (const name of pictures.flatMap(({ file, tallFile = file }) => [file, tallFile]))
    if (!copied(join("originals", name)))
      await sharp(Buffer.from(painting))
        .webp()
        .toFile(join(MEDIA_DIR, "originals", name));
  for (const kind of ["mp4", "webm"])
    if (!copied(`film/ridge.${kind}`))
      copyFileSync(join(import.meta.dirname, `film/stand-in.${kind}`), join(MEDIA_DIR, `film/ridge.${kind}`));
}

/** Whether media/ has the file, which is then copied. Renamed into its place, because a build may be reading it. */
function copied(name: string): boolean {
  const target = join(MEDIA_DIR, name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(join(media, name))) return false;
  copyFileSync(join(media, name), `${target}.${process.pid}`);
  renameSync(`${target}.${process.pid}`, target);
  return true;
}

/** Vitest's global set-up of the unit tests: they need the pictures even if the tests' site has not been built. */
export { makeMedia as setup };
