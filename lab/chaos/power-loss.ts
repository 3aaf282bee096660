import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface PowerLoss {
  /** For the process whose `dataDir` loses its power. */
  env: Record<string, string>;
  /** Once it is killed: leaves in `dataDir` only what it had synced. */
  strike: () => void;
}

/**
 * A disk that forgets whatever was not synced, for the database's files. A device mapper or FUSE needs rights or
 * libraries that many machines do not have; a C compiler is enough for this. Throws where there is none.
 */
export function preparePowerLoss(folder: string, dataDir: string): PowerLoss {
  const library = join(folder, "keep-synced.so");
  const synced = join(folder, "synced");
  const source = join(import.meta.dirname, "keep-synced.c");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], { stdio: "pipe" });
  for (const directory of [synced, dataDir]) mkdirSync(directory, { recursive: true, mode: 0o700 });
  return {
    env: { LD_PRELOAD: library, KEEP_FROM: dataDir, KEEP_IN: synced },
    strike: () => {
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
      for (const name of readdirSync(synced))
        if (!name.endsWith(".draft")) cpSync(join(synced, name), join(dataDir, name));
    },
  };
}
