import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { recordDrawing } from "#site-build/pictures/drawings.ts";
import { projectRoot } from "#site-build/site-folder.ts";

// npm run film: renders the view of the film of About Us with Blender, then the film and its first frame over it.

const scenes = join(projectRoot, "media/scenes");
run("blender", ["-b", "--factory-startup", "--python-exit-code", "1", "-P", join(scenes, "film_view.py")]);
run("python3", [join(scenes, "film_ridge.py"), ...process.argv.slice(2)]);
for (const name of ["ridge.webm", "ridge.mp4", "ridge-poster.webp"]) recordDrawing(`film/${name}`);

function run(program: string, words: string[]) {
  const { status, error } = spawnSync(program, words, { stdio: "inherit" });
  if (status === 0) return;
  console.error(error ? `${program} could not be started: ${error.message}` : `${program} ended with ${status}.`);
  process.exit(1);
}
