import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { recordDrawing } from "#site-build/pictures/drawings.ts";

// npm run render -- NAME            renders NAME.webp in media/originals with Blender (minutes)
// npm run render -- NAME preview    renders a small picture into .cache (seconds)
// npm run render -- NAME regrade    grades the kept G-buffer again, without Blender
// Further words, such as ev=1.3, are passed to the scene. Needs Blender 3.4 and Python with numpy.

const root = path.resolve(import.meta.dirname, "..");
const scenesFolder = path.join(root, "media/scenes");
const workFolder = path.join(root, ".cache/scenes");
// Without the exit code Blender ends well also after a mistake in a scene.
const headless = ["-b", "--factory-startup", "--python-exit-code", "1", "-P"];
const [name, ...words] = process.argv.slice(2);
const modes = ["preview", "regrade"] as const;
const mode = modes.find((word) => words.includes(word));
const rest = words.filter((word) => !modes.some((known) => known === word));

if (!name) stop(`Which picture? One of:\n  ${sceneNames().join("\n  ")}`);
const scene = path.join(scenesFolder, `${name.replaceAll("-", "_")}.py`);
if (!existsSync(scene)) stop(`There is no scene for ${name}. One of:\n  ${sceneNames().join("\n  ")}`);

const dish = readsRig(scene);
if (mode === "preview")
  run("blender", [...headless, scene, "--", dish ? "size=420" : "s=0.3", "spp=8", ...rest]);
else if (mode === "regrade" && !dish) run("python3", [scene, ...rest]);
else run("blender", [...headless, scene, "--", ...(mode === "regrade" ? ["post=1"] : []), ...rest]);

if (mode === "preview") {
  console.log(path.relative(root, path.join(workFolder, "previews", `${name}_p.png`)));
} else {
  const original = path.join(root, "media/originals", `${name}.webp`);
  // Above quality 90 only film grain gets better; below it skies show bands.
  await sharp(path.join(workFolder, "finals", `${name}.png`))
    .webp({ quality: 90, effort: 5, smartSubsample: true })
    .toFile(original);
  recordDrawing(`originals/${name}.webp`);
  console.log(path.relative(root, original));
}

function run(program: string, words: string[]) {
  const { status, error } = spawnSync(program, words, {
    stdio: "inherit",
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
  });
  if (error) stop(`${program} could not be started: ${error.message}`);
  if (status !== 0) stop(`${program} ended with status ${status}.`);
}

/** Dishes have their own rig (media/scenes/table), with other words for preview and regrade. */
function readsRig(file: string): boolean {
  return /^(dish|menu|dining)_|^about_excellence/.test(path.basename(file));
}

function sceneNames(): string[] {
  return readdirSync(scenesFolder)
    .filter((file) => /^(hero|about|place|gallery|package|offer|dining|dish|menu|error)_.*\.py$/.test(file))
    .map((file) => file.slice(0, -3).replaceAll("_", "-"))
    .sort();
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
