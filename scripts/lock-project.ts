import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { SettingError } from "#service/config/read-settings.ts";
import { takeLock } from "#service/node/take-lock.ts";
import { projectRoot } from "#site-build/site-folder.ts";

/** Takes the lock `name`; false if another process has it. Throws a SettingError if the folder cannot be written. */
export function lockProject(name: string, folder = join(projectRoot, ".cache")): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    return takeLock(join(folder, `${name}.lock`)) !== undefined;
  } catch (error) {
    throw new SettingError(
      `${folder} cannot be written (${(error as Error).message}). The website's folder must belong to the user who runs this command, on a disk that can be written.`,
    );
  }
}
