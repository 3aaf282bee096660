import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { findContentErrors } from "#site-build/check-content.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { markBuildCurrent } from "./build-stamp.ts";

// The whole build: check the content, prerender, finish. A wrong entry stops it before anything is replaced.

const errors = findContentErrors();
if (errors.length > 0) {
  console.error(
    `The content has ${errors.length === 1 ? "a mistake" : `${errors.length} mistakes`}:\n  ${errors.join("\n  ")}`,
  );
  process.exit(1);
}
const root = projectRoot;
rmSync(siteFolder, { recursive: true, force: true });
run(join(root, "node_modules/@react-router/dev/bin.cjs"), "build");
run(join(root, "site-build/finish.ts"));
await markBuildCurrent(root);

function run(script: string, ...words: string[]) {
  const { status } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    stdio: process.env.BUILD_VERBOSE ? "inherit" : ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
