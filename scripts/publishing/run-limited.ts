import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { secretNames } from "#edge/owner-settings.ts";
import { projectRoot } from "#site-build/site-folder.ts";

/** Secrets are empty and not absent, because .env fills in what is absent. */
function environmentWithoutSecrets(): NodeJS.ProcessEnv {
  const unknown = Object.keys(process.env).filter((name) => /TOKEN|PASSWORD|SECRET/i.test(name));
  const hidden = [...secretNames, "DATA_DIR", ...unknown];
  return { ...process.env, ...Object.fromEntries(hidden.map((name) => [name, ""])) };
}

/**
 * Runs a program without our secrets. After its limit it is killed with all that it has started: a git whose host is
 * silent would keep the timer from ever running again. Its status is then not 0.
 */
export async function runLimited(
  { minutes, cwd = projectRoot, input = "" }: { minutes: number; cwd?: string; input?: string },
  program: string,
  ...words: string[]
) {
  // In a group of its own, so that all of it can be killed; and without a terminal, where git would ask for a password.
  const child = spawn(program, words, { cwd, env: environmentWithoutSecrets(), detached: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  }, minutes * 60_000);
  // It may end before it has read everything.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [[status], stdout, stderr] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]).finally(() => clearTimeout(timer));
  const late = `${program} did not end within ${minutes} minutes.`;
  return { status: status as number | null, stdout, stderr: isLate ? late : stderr };
}
