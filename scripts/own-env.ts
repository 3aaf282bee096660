import { readEnvFile } from "#service/node/read-env-file.ts";

// Reads .env; variables that are already set win. Import this first: other modules read settings when they are loaded.
try {
  for (const [name, value] of Object.entries(readEnvFile(".env"))) process.env[name] ??= value;
} catch (error) {
  // No command can catch what a module throws while it is loaded: the owner would see a stack trace.
  console.error((error as Error).message);
  process.exit(1);
}
