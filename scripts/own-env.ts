import { existsSync } from "node:fs";

// The owner's settings may stand in a file, which the environment goes before. To be imported first: other modules read
// their settings as they are loaded.

export const envFile = ".env";

/** What was set already. */
export const outerEnv: Readonly<Record<string, string | undefined>> = { ...process.env };

if (existsSync(envFile)) process.loadEnvFile(envFile);
