import { schema } from "#service/store/schema.ts";

/** What the object keeps besides the inquiries, because it may be evicted between two requests. */
const ownTables = `
  CREATE TABLE attempt (client TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE TABLE memory (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`;

/** Makes the tables of a new object. Cloudflare reserves PRAGMA user_version. */
export function createTables(storage: DurableObjectStorage) {
  const [known] = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'inquiry'").toArray();
  if (!known) storage.transactionSync(() => storage.sql.exec(schema + ownTables));
}
