import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { listReleases, type Release } from "#service/node/releases.ts";
import { contentFolder } from "#site-build/content/site-content.ts";
import { siteFolder } from "#site-build/site-folder.ts";

/** Everything that a build reads. The service runs from its sources and is not part of it. */
const sources = [
  "app",
  "site-build",
  "content",
  "media",
  "public",
  "shared",
  "package-lock.json",
  "vite.config.ts",
  "scripts/build.ts",
];
/** The build's settings in the environment, without the folder that it writes to. */
const settings = Object.entries(process.env).filter(
  ([name]) => name.startsWith("SITE_") && name !== "SITE_DIR",
);

const stamp = "built-from";

/** The release that was built from the current sources. It need not be the served one. */
export async function findBuilt(root: string): Promise<Release | undefined> {
  const digest = await digestSources(root);
  return listReleases(siteFolder).find(({ folder }) => {
    const file = join(folder, stamp);
    return existsSync(file) && readFileSync(file, "utf8") === digest;
  });
}

/** Notes the digest of the sources in the release. */
export async function markBuiltFrom(root: string, folder: string): Promise<void> {
  writeFileSync(join(folder, stamp), await digestSources(root));
}

async function digestSources(root: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  // CONTENT_DIR may be another folder; content/ still counts, because it has the schemas.
  for (const source of [...sources.map((name) => join(root, name)), contentFolder]) {
    for (const file of await filesOf(source)) {
      hash.update(relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesOf(path: string): Promise<string[]> {
  if (/\.[a-z]+$/.test(path)) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes("__pycache__"));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
