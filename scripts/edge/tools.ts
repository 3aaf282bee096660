import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";

const toolsFolder = join(projectRoot, "scripts/workerd/node_modules");

/** Whether Wrangler and workerd are installed; `node scripts/run.mjs --with scripts/workerd` does that. */
export function hasEdgeTools(): boolean {
  return existsSync(join(toolsFolder, ".installed-from"));
}

/** No questions, no usage statistics. */
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
};

/** Runs `wrangler`; throws with its output if it fails. With `shows` the owner sees it and can answer. */
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

/** Untyped, because Miniflare is installed only when needed. */
export async function loadMiniflare() {
  return import(join(toolsFolder, "miniflare/dist/src/index.js"));
}
