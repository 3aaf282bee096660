import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { recordDrawing } from "#site-build/pictures/drawings.ts";
import { projectRoot } from "#site-build/site-folder.ts";

// npm run film: renders the film of About Us and its first frame again, from the depth and colour buffers of hero-dawn.

const scene = join(projectRoot, "media/scenes/film_ridge.py");
const { status, error } = spawnSync("python3", [scene, ...process.argv.slice(2)], { stdio: "inherit" });
if (status !== 0) {
  console.error(
    error ? `python3 could not be started: ${error.message}` : `The film ended with status ${status}.`,
  );
  process.exit(1);
}
for (const name of ["ridge.webm", "ridge.mp4", "ridge-poster.webp"]) recordDrawing(`film/${name}`);
