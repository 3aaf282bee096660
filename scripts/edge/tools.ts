import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";

const toolsFolder = join(projectRoot, "scripts/workerd/node_modules");

/** Whether Wrangler and workerd are there; `node scripts/run.mjs --with scripts/workerd` installs them. */
export function hasEdgeTools(): boolean {
  return existsSync(join(toolsFolder, ".installed-from"));
}

/** Wrangler asks for no account and sends no figures about its use. */
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
};

/** Runs `wrangler` with `words`; throws with its output if it fails. `shows`: the owner sees it and can answer. */
export function runWrangler(words: string[], { shows = false } = {}): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(toolsFolder, "wrangler/bin/wrangler.js"), ...words],
    {
      cwd: projectRoot,
      encoding: "utf8",
      env: { ...process.env, ...quiet },
      stdio: shows ? "inherit" : "pipe",
    },
  );
  if (status !== 0) throw new Error(`wrangler ${words[0]} failed.\n${stdout ?? ""}${stderr ?? ""}`);
}

/** Miniflare brings workerd. Its types are only there when it is installed. */
export async function loadMiniflare() {
  return import(join(toolsFolder, "miniflare/dist/src/index.js"));
}
