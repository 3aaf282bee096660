import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";

/** Starts the service in its own process on a free port. `settings` name the site and the data directory. */
export async function serveRelease(settings: Record<string, string>) {
  const service = spawn(process.execPath, [join(projectRoot, "service/main.ts")], {
    env: { ...process.env, PORT: "0", ...settings },
  });
  const ended = new Promise<void>((resolve) => service.once("close", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    service.once("close", (status) => reject(new Error(`The service ended with ${status}: ${said}`)));
    const listen = (bytes: Buffer) => {
      said = (said + bytes).slice(-20_000);
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    service.stdout.on("data", listen);
    service.stderr.on("data", listen);
  });
  return {
    address,
    async stop() {
      service.kill();
      await ended;
    },
  };
}
