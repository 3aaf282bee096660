import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";

export const toolsFolder = join(projectRoot, "scripts/workerd/node_modules");

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

const wrangler = join(toolsFolder, "wrangler/bin/wrangler.js");
const options = { cwd: projectRoot, env: { ...process.env, ...quiet } };

/** Runs `wrangler`; throws with its output if it fails. */
export function runWrangler(words: string[]): void {
  const all = { ...options, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...words], all);
  if (status !== 0) throw new Error(`wrangler ${words[0]} failed.\n${stdout}${stderr}`);
}

/** Runs `wrangler` in the owner's terminal, and then ends with its status. */
export function becomeWrangler(words: string[], onEnd = () => {}): void {
  const child = spawn(process.execPath, [wrangler, ...words], { ...options, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (status) => {
    onEnd();
    process.exit(status ?? 0);
  });
}
