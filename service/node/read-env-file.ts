import { existsSync, readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { SettingError } from "#service/config/read-settings.ts";

// Windows has no such modes.
const modeOfOthers = process.platform === "win32" ? 0 : 0o077;

/** The settings of a file such as .env; none if there is no file, or for a test. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  if (process.env.IGNORE_ENV_FILES || !existsSync(file)) return {};
  const found = statSync(file);
  if (!found.isFile()) throw new SettingError(`${file} is a folder. Put the file in its place.`);
  if (found.mode & modeOfOthers)
    throw new SettingError(
      `${file} holds passwords, and other users of this machine may read it. Run: chmod 600 ${file}`,
    );
  // Editors on Windows begin a file with a mark, which would become part of the first name.
  return parseEnv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
}
