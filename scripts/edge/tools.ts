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

/** Runs `wrangler`; throws with its output if it fails. With `shows` the owner sees it and can answer. */
export function runWrangler(words: string[], { shows = false } = {}): void {
  const [program, all, options] = command(words);
  const { status, stdout, stderr } = spawnSync(program, all, {
    ...options,
    encoding: "utf8",
    stdio: shows ? "inherit" : "pipe",
  });
  if (status !== 0) throw new Error(`wrangler ${words[0]} failed.\n${stdout ?? ""}${stderr ?? ""}`);
}

/** Runs `wrangler` until it ends, and ends with it. */
export function becomeWrangler(words: string[]): void {
  const [program, all, options] = command(words);
  const child = spawn(program, all, { ...options, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (status) => process.exit(status ?? 0));
}

function command(words: string[]) {
  const wrangler = join(toolsFolder, "wrangler/bin/wrangler.js");
  const options = { cwd: projectRoot, env: { ...process.env, ...quiet } };
  return [process.execPath, [wrangler, ...words], options] as const;
}
