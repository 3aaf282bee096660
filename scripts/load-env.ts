import "./explain-failure.ts";
import { readEnvFile } from "#service/node/read-env-file.ts";

// Loads .env; variables that are already set take precedence. Import this first, because other modules read settings on import.
for (const [name, value] of Object.entries(readEnvFile(".env"))) process.env[name] ??= value;
