import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";

export const toolsFolder = join(projectRoot, "edge/wrangler/node_modules");

/** Whether Wrangler and workerd are installed; `node scripts/run.mjs --with edge/wrangler` does that. */
export function hasEdgeTools(): boolean {
  return existsSync(join(toolsFolder, ".installed-from"));
}

export const wrangler = join(toolsFolder, "wrangler/bin/wrangler.js");

/** Wrangler's environment: no questions, no usage statistics. */
export const quiet = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
};
