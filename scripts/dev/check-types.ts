import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectRoot } from "#site-build/site-folder.ts";

const tsc = join(projectRoot, "node_modules/typescript/bin/tsc");
const buildInfo = join(projectRoot, ".cache/dev/types.json");

/**
 * Returns a function that type-checks the project and prints errors, one run at a time. `report` gets the errors, and an empty
 * string once they are fixed.
 */
export function createTypeChecker(report: (errors: string) => void): () => void {
  let isRunning = false;
  let isOutdated = false;
  let previousErrors = "";

  async function check() {
    isRunning = true;
    do {
      isOutdated = false;
      const flags = ["--noEmit", "--incremental", "--tsBuildInfoFile", buildInfo, "--pretty", "false"];
      const child = spawn(process.execPath, [tsc, ...flags, "-p", "."], {
        cwd: projectRoot,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const errors = (await text(child.stdout)).trim();
      if (errors) console.error(errors);
      if (errors || previousErrors) report(errors);
      previousErrors = errors;
    } while (isOutdated);
    isRunning = false;
  }

  return () => {
    isOutdated = true;
    if (!isRunning) void check();
  };
}
