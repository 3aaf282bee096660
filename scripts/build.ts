import { rmSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { createRelease, publishRelease } from "#service/node/releases.ts";
import { findContentErrors } from "#site-build/check-content.ts";
import { prerenderSite } from "#site-build/prerender.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { markBuiltFrom } from "./build-stamp.ts";

// The whole build: check the content, build the scripts, prerender, publish. Until the last step nobody sees any of it,
// and a build that fails leaves the site as it was.

const errors = findContentErrors();
if (errors.length > 0) {
  console.error(
    `The content has ${errors.length === 1 ? "a mistake" : `${errors.length} mistakes`}:\n  ${errors.join("\n  ")}`,
  );
  process.exit(1);
}
process.env.NODE_ENV = "production";
const { id, folder } = createRelease(siteFolder, Date.now());
try {
  const builder = await createBuilder({
    root: projectRoot,
    logLevel: process.env.BUILD_VERBOSE ? "info" : "warn",
    environments: { client: { build: { outDir: join(folder, "client") } } },
  });
  await builder.buildApp();
  await prerenderSite(folder);
  await markBuiltFrom(projectRoot, folder);
  publishRelease(siteFolder, id, Date.now());
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}
