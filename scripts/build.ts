import { rmSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { createRelease, publishRelease } from "#service/node/releases.ts";
import { loadContentOrStop } from "#site-build/content/site-content.ts";
import { prerenderSite } from "#site-build/prerender.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { markBuiltFrom } from "./build-stamp.ts";

// The whole build: check the content, build the scripts, prerender, publish. Until the last step nobody sees any of it,
// and a build that fails leaves the site as it was.

const content = loadContentOrStop();
process.env.NODE_ENV = "production";
const { id, folder } = createRelease(siteFolder, Date.now());
try {
  const builder = await createBuilder({
    root: projectRoot,
    logLevel: process.env.BUILD_VERBOSE ? "info" : "warn",
    environments: { client: { build: { outDir: join(folder, "client") } } },
  });
  await builder.buildApp();
  await prerenderSite(folder, content);
  await markBuiltFrom(projectRoot, folder);
  publishRelease(siteFolder, id, Date.now());
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}
