import { existsSync, readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { SettingError } from "#service/config/read-settings.ts";

// Windows has no such permissions.
const permissionsOfOthers = process.platform === "win32" ? 0 : 0o077;

/** The settings in a file such as .env; none without a file, or where tests set IGNORE_ENV_FILES. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  if (process.env.IGNORE_ENV_FILES || !existsSync(file)) return {};
  const found = statSync(file);
  if (!found.isFile()) throw new SettingError(`${file} is a folder, but must be a file.`);
  if (found.mode & permissionsOfOthers)
    throw new SettingError(
      `${file} holds passwords, but other users of this machine can read it. Run: chmod 600 ${file}`,
    );
  // Editors on Windows write a byte order mark, which would become part of the first name.
  return parseEnv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
}
