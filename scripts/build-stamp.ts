import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { listReleases, type Release } from "#release/releases.ts";
import { contentFolder } from "#site-build/content/read-content.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";

/** Everything that a build reads. The service runs from its sources and is not part of it. */
const sources = [
  "{admin,app,content,media,public,release,schema,shared,site-build}/**",
  "package-lock.json",
  "scripts/build.ts",
  "vite.config.ts",
];
/** The build's settings in the environment, without the folder that it writes to. */
const settings = Object.entries(process.env).filter(
  ([name]) => name.startsWith("SITE_") && name !== "SITE_DIR",
);

/** In the folder of a release: the digest of the sources that it was built from. */
export const stampFile = "built-from";

/** Builds the site unless guests see what is there now, or the owner went back to an older release. False: the build failed. */
export async function buildIfChanged(): Promise<boolean> {
  const { isNeeded, sentence } = judgeBuild(listReleases(siteFolder), await digestSources());
  if (sentence) console.log(sentence);
  if (!isNeeded) return true;
  return (
    spawnSync(process.execPath, [join(projectRoot, "scripts/build.ts")], { stdio: "inherit" }).status === 0
  );
}

/** `releases`: the newest first. `digest`: of what is there now. */
export function judgeBuild(releases: Release[], digest: string): { isNeeded: boolean; sentence?: string } {
  const built = releases.find(({ folder }) => {
    const file = join(folder, stampFile);
    return existsSync(file) && readFileSync(file, "utf8") === digest;
  });
  if (built?.isCurrent) return { isNeeded: false, sentence: "The site is already built." };
  const current = releases.findIndex(({ isCurrent }) => isCurrent);
  // Older than what guests see: the content was changed back, so it is published again.
  if (!built || releases.indexOf(built) > current) return { isNeeded: true };
  return {
    isNeeded: false,
    sentence: `The current content is already built, but guests see another release, because you went back to it. "npm run releases -- ${built.id}" shows it again.`,
  };
}

/** Take it before a build: what is edited during the build then counts as a change. */
export async function digestSources(): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  // CONTENT_DIR may be another folder; content/ still counts, because it has the schemas.
  for (const file of [...listFiles(projectRoot, sources), ...listFiles(contentFolder, ["**"])])
    hash.update(relative(projectRoot, file)).update(await readFile(file));
  return hash.digest("hex");
}

function listFiles(cwd: string, patterns: string[]): string[] {
  const entries = globSync(patterns, {
    cwd,
    exclude: ["**/*.test.*", "**/node_modules/**"],
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
