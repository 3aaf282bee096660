import { existsSync } from "node:fs";

// Reads .env; variables that are already set win. Import this first: other modules read settings when they are loaded.

export const envFile = ".env";

/** What was set already. */
export const outerEnv: Readonly<Record<string, string | undefined>> = { ...process.env };

if (existsSync(envFile)) process.loadEnvFile(envFile);
