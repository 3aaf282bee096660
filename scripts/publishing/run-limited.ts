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

interface Limits {
  limitMs: number;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

/**
 * Runs a program without our secrets. After `limitMs` it is killed with all that it has started: a git whose host is
 * silent would keep the timer from ever running again. Its status is then not 0.
 */
export async function runLimited(
  { limitMs, cwd = projectRoot, env, input }: Limits,
  program: string,
  ...words: string[]
) {
  // In a group of its own, so that all of it can be killed.
  const child = spawn(program, words, {
    cwd,
    env: { ...environmentWithoutSecrets(), ...env },
    detached: true,
  });
  let isLate = false;
  const kill = () => {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  };
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, limitMs);
  process.once("exit", kill);
  // It may end before it has read everything.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  try {
    const [[status], stdout, stderr] = await Promise.all([
      once(child, "close"),
      text(child.stdout),
      text(child.stderr),
    ]);
    const late = `${program} did not end within ${limitMs / 60_000} minutes.`;
    return { status: status as number | null, stdout, stderr: isLate ? late : stderr };
  } finally {
    clearTimeout(timer);
    process.off("exit", kill);
  }
}
