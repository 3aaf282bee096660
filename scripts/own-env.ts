import { existsSync } from "node:fs";

// Reads .env; variables that are already set win. Import this first: other modules read settings when they are loaded.

if (existsSync(".env")) process.loadEnvFile(".env");
