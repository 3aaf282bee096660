import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isBuilt } from "./build-stamp.ts";

// Builds the site if anything it is made of has changed since the last build, then serves it.

const root = join(import.meta.dirname, "..");

if (await isBuilt(root)) {
  console.log("The site is built already.");
} else {
  console.log("Building the site (the first time takes a minute or two, for the pictures) ...");
  const { status } = spawnSync(process.execPath, [join(root, "scripts/build.ts")], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
await import("#service/main.ts");
