import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { spawnService } from "../service/service-process.ts";

/** Starts the service in its own process, with a data directory until it is stopped. `settings` may name others. */
export async function serveRelease(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "kafal-data-"));
  const own = { PORT: "0", SITE_DIR: siteFolder, DATA_DIR: dataDir, ...settings };
  const { address, end } = spawnService({ ...(process.env as Record<string, string>), ...own }, projectRoot);
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address: await address(), dataDir, stop };
}
