import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Simulates a disk that loses all data that was not synced. Covers the files directly in `dataDir`. A device mapper or
 * FUSE would need rights or libraries that many machines lack. This needs a C compiler, and throws without one.
 */
export function preparePowerLoss(folder: string, dataDir: string) {
  const library = join(folder, "keep-synced.so");
  const synced = join(folder, "synced");
  const source = join(import.meta.dirname, "keep-synced.c");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], { stdio: "pipe" });
  for (const directory of [synced, dataDir]) mkdirSync(directory, { recursive: true, mode: 0o700 });
  return {
    /** Start the process that uses `dataDir` with these variables. */
    env: { LD_PRELOAD: library, KEEP_FROM: dataDir, KEEP_IN: synced },
    /** Call it after the kill: leaves in `dataDir` only what was synced. */
    strike: () => {
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
      for (const name of readdirSync(synced))
        if (!name.endsWith(".draft")) cpSync(join(synced, name), join(dataDir, name));
    },
  };
}
