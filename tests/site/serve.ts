import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { printedAddress } from "../addresses.ts";

/** Starts the service in its own process on a free port. `settings` name the site and the data directory. */
export async function serveRelease(settings: Record<string, string>) {
  const service = spawn(process.execPath, [join(projectRoot, "service/main.ts")], {
    env: { ...process.env, PORT: "0", ...settings },
  });
  const ended = new Promise<void>((resolve) => service.once("close", () => resolve()));
  return {
    address: await printedAddress(service),
    async stop() {
      service.kill();
      await ended;
    },
  };
}
