import { spawn } from "node:child_process";
import { join } from "node:path";
import { printedAddress } from "../addresses.ts";
import { publishFixtureSite } from "./fixture-site.ts";

const main = join(import.meta.dirname, "..", "..", "service", "main.ts");

/** Starts the service as the owner does: in its own process in `folder`, with settings in the environment. */
export function spawnService(
  settings: Record<string, string>,
  folder: string,
  log: number | "pipe" = "pipe",
) {
  const SITE_DIR = settings.SITE_DIR ?? join(folder, "build");
  if (!settings.SITE_DIR) publishFixtureSite(SITE_DIR);
  const env = { PATH: process.env.PATH, PORT: "0", ...settings, SITE_DIR };
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", log],
  });
  const said = { out: "", err: "" };
  // "exit" may come before the last output.
  const ended = new Promise<number | null>((resolve) => child.on("close", (code) => resolve(code)));
  const listening = printedAddress(child);
  child.stdout?.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    // Only the end, because a long run logs hundreds of thousands of lines.
    said.err = (said.err + chunk).slice(-20_000);
  });
  const end = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { child, said, ended, end, address: () => listening, folder, dataDir: join(folder, "data") };
}
