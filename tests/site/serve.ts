import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { spawnService } from "../service/service-process.ts";

/** Starts the service in its own process on a free port. `settings` name the site and the data directory. */
export async function serveRelease(settings: Record<string, string>) {
  const env = { ...(process.env as Record<string, string>), PORT: "0", SITE_DIR: siteFolder, ...settings };
  const { address, end } = spawnService(env, projectRoot);
  return { address: await address(), stop: () => end() };
}
