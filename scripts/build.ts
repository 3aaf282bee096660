import { rmSync } from "node:fs";
import { createBuilder } from "vite";
import { findContentErrors } from "#site-build/check-content.ts";
import { prerenderSite } from "#site-build/prerender.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { markBuildCurrent } from "./build-stamp.ts";

// The whole build: check the content, build the scripts, prerender. A wrong entry stops it before anything is replaced.

const errors = findContentErrors();
if (errors.length > 0) {
  console.error(
    `The content has ${errors.length === 1 ? "a mistake" : `${errors.length} mistakes`}:\n  ${errors.join("\n  ")}`,
  );
  process.exit(1);
}
process.env.NODE_ENV = "production";
rmSync(siteFolder, { recursive: true, force: true });
const builder = await createBuilder({
  root: projectRoot,
  logLevel: process.env.BUILD_VERBOSE ? "info" : "warn",
});
await builder.buildApp();
await prerenderSite(siteFolder);
await markBuildCurrent(projectRoot);
