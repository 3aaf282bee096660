import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import type { Readable } from "node:stream";
import { secretNames } from "#edge/owner-settings.ts";
import { projectRoot } from "#site-build/site-folder.ts";

/** Secrets are set to empty instead of removed, because .env would fill in what is missing. */
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
  /** The limit of its output: a malicious push can make a list of files practically endless. */
  mostMegabytes?: number;
}

/**
 * Runs a program without the site's secrets. If it exceeds a limit, it is killed together with all that it has started, and
 * its status is not 0: a git that waits for a silent host would otherwise block the timer forever. `stderr` gives the
 * reason, even if the system killed it.
 */
export async function runLimited(
  { minutes, cwd = projectRoot, input = "", env = {}, mostMegabytes = 50 }: Limits,
  program: string,
  ...words: string[]
) {
  // Detached: a process group that can be killed as a whole, without a terminal in which git would ask for a password.
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
  // The program may exit before it has read everything.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const read = async (output: Readable) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of output) {
      bytes += chunk.length;
      if (bytes > mostMegabytes * 1e6) kill(`${program} printed more than ${mostMegabytes} MB.`);
      else chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  };
  const [[status, signal], stdout, stderr] = await Promise.all([
    once(child, "close"),
    read(child.stdout),
    read(child.stderr),
  ]).finally(() => clearTimeout(timer));
  // A process killed for lack of memory prints no reason. scripts/run.mjs turns its child's signal into an exit status.
  if (signal === "SIGKILL" || status === 128 + constants.signals.SIGKILL)
    whyKilled ??= `${stderr}${[program, ...words].join(" ")} was killed, perhaps for lack of memory.`;
  return { status: status as number | null, stdout, stderr: whyKilled ?? stderr };
}
