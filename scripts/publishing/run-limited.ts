import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { secretNames } from "#edge/owner-settings.ts";
import { projectRoot } from "#site-build/site-folder.ts";

/** Secrets are empty and not absent, because .env fills in what is absent. */
function environmentWithoutSecrets(): NodeJS.ProcessEnv {
  const unknown = Object.keys(process.env).filter((name) => /TOKEN|PASSWORD|SECRET/i.test(name));
  const hidden = [...secretNames, "DATA_DIR", ...unknown];
  return { ...process.env, ...Object.fromEntries(hidden.map((name) => [name, ""])) };
}

interface Limits {
  minutes: number;
  cwd?: string;
  input?: string;
  env?: Record<string, string>;
  /** Of its output: a list that somebody has pushed may be endless. */
  mostMegabytes?: number;
}

/**
 * Runs a program without our secrets. Beyond its limits it is killed with all that it has started: a git whose host is
 * silent would keep the timer from ever running again. Its status is then not 0.
 */
export async function runLimited(
  { minutes, cwd = projectRoot, input = "", env = {}, mostMegabytes = 50 }: Limits,
  program: string,
  ...words: string[]
) {
  // In a group of its own, so that all of it can be killed; and without a terminal, where git would ask for a password.
  const child = spawn(program, words, {
    cwd,
    env: { ...environmentWithoutSecrets(), ...env },
    detached: true,
  });
  let whyKilled: string | undefined;
  const kill = (why: string) => {
    whyKilled ??= why;
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  };
  const timer = setTimeout(() => kill(`${program} did not end within ${minutes} minutes.`), minutes * 60_000);
  // It may end before it has read everything.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const read = async (output: Readable) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of output) {
      bytes += part.length;
      if (bytes > mostMegabytes * 1e6) kill(`${program} said more than ${mostMegabytes} MB.`);
      else parts.push(part);
    }
    return Buffer.concat(parts).toString();
  };
  const [[status], stdout, stderr] = await Promise.all([
    once(child, "close"),
    read(child.stdout),
    read(child.stderr),
  ]).finally(() => clearTimeout(timer));
  return { status: status as number | null, stdout, stderr: whyKilled ?? stderr };
}
