import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectRoot } from "#site-build/site-folder.ts";

const tsc = join(projectRoot, "node_modules/typescript/bin/tsc");
const buildInfo = join(projectRoot, ".cache/dev/types.json");

/**
 * Returns a function that checks all types, one check after the other, and prints what is wrong. `tell` gets the errors, and
 * an empty text when all is right again.
 */
export function createTypeChecker(tell: (errors: string) => void): () => void {
  let isRunning = false;
  let isOutdated = false;
  let former = "";

  async function check() {
    isRunning = true;
    do {
      isOutdated = false;
      const words = ["--noEmit", "--incremental", "--tsBuildInfoFile", buildInfo, "--pretty", "false"];
      const child = spawn(process.execPath, [tsc, ...words, "-p", "."], {
        cwd: projectRoot,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const errors = (await text(child.stdout)).trim();
      if (errors) console.error(errors);
      if (errors || former) tell(errors);
      former = errors;
    } while (isOutdated);
    isRunning = false;
  }

  return () => {
    isOutdated = true;
    if (!isRunning) void check();
  };
}
