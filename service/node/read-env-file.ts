import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The settings of a file such as .env; none if there is no file, or for a test. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  if (process.env.IGNORE_ENV_FILES || !existsSync(file)) return {};
  // Editors on Windows begin a file with a mark, which would become part of the first name.
  return parseEnv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
}
