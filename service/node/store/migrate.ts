import type { DatabaseSync } from "node:sqlite";
import { schemaSteps } from "#service/store/schema.ts";

/** Brings an older database up to date; refuses one that a newer version wrote. */
export function migrate(db: DatabaseSync) {
  const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version > schemaSteps.length)
    throw new Error("The database was written by a newer version of this service. Start that version.");
  if (version === schemaSteps.length) return;
  db.exec("BEGIN IMMEDIATE");
  for (const step of schemaSteps.slice(version)) db.exec(step);
  db.exec(`PRAGMA user_version = ${schemaSteps.length}; COMMIT`);
}
