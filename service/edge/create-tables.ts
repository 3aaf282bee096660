import { schema } from "#service/store/schema.ts";

/** Makes the tables of a new object. Cloudflare reserves PRAGMA user_version. */
export function createTables(storage: DurableObjectStorage) {
  const [known] = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'inquiry'").toArray();
  if (!known) storage.transactionSync(() => storage.sql.exec(schema));
}
