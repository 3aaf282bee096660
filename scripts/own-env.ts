import { existsSync } from "node:fs";

// The owner's settings may stand in a file, which the environment goes before. To be imported first: other modules read
// their settings as they are loaded.

if (existsSync(".env")) process.loadEnvFile(".env");
