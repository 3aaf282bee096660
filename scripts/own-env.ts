import "./explain-failure.ts";
import { readEnvFile } from "#service/node/read-env-file.ts";

// Reads .env; variables that are already set win. Import this first: other modules read settings when they are loaded.
for (const [name, value] of Object.entries(readEnvFile(".env"))) process.env[name] ??= value;
