import { spawn } from "node:child_process";
import { join } from "node:path";
import { listAll, openInquiries } from "../../scripts/inquiries/open-inquiries.ts";
import { printedAddress } from "../addresses.ts";
import { writeFixtureSite } from "../service/fixture-site.ts";
import type { WorkerdOptions } from "./start-workerd.ts";

export const ownerToken = "a-token-for-tests-with-32-characters";

/** Starts the deployed Worker under workerd in its own process group, with its inquiries in `folder`. */
export function spawnWorkerd(bundle: string, settings: Record<string, string>, folder: string) {
  const release = join(folder, "build");
  writeFixtureSite(release);
  const dataDir = join(folder, "data");
  const { PORT = "0", ...others } = settings;
  const options: WorkerdOptions = {
    bundle,
    release,
    site: join(folder, "site"),
    settings: { OWNER_TOKEN: ownerToken, ...others },
    port: Number(PORT),
    stateFolder: dataDir,
  };
  const main = join(import.meta.dirname, "start-workerd.ts");
  // workerd is a child of that process and must end with it.
  const child = spawn(process.execPath, [main, JSON.stringify(options)], { detached: true });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const listening = printedAddress(child);
  return {
    address: () => listening,
    dataDir,
    async end(signal: "SIGKILL" | "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null && child.pid)
        process.kill(signal === "SIGKILL" ? -child.pid : child.pid, signal);
      await ended;
    },
    async states() {
      const all = await listAll(openInquiries(await listening, { OWNER_TOKEN: ownerToken }));
      return new Map<string, string>(all.map(({ id, state }) => [id, state]));
    },
  };
}
