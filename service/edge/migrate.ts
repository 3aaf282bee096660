import { schemaSteps } from "#service/store/schema.ts";

/** What the object keeps besides the inquiries, because it may be evicted between two requests. */
const objectSteps: readonly string[] = [
  `CREATE TABLE attempt (client TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE TABLE memory (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
];

/** Brings an older database up to date. Cloudflare reserves PRAGMA user_version, so a table counts the steps. */
export function migrate(storage: DurableObjectStorage) {
  storage.transactionSync(() => {
    storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS schema_step (part TEXT PRIMARY KEY, done INTEGER NOT NULL) STRICT",
    );
    takeSteps(storage.sql, "shared", schemaSteps);
    // Stored in deployed databases: under another name their tables would be created again, which fails.
    takeSteps(storage.sql, "desk", objectSteps);
  });
}

function takeSteps(sql: SqlStorage, part: string, steps: readonly string[]) {
  const [row] = sql.exec<{ done: number }>("SELECT done FROM schema_step WHERE part = ?", part).toArray();
  const done = row?.done ?? 0;
  if (done > steps.length)
    throw new Error("The inquiries were stored by a newer version. Deploy that version.");
  if (done === steps.length) return;
  for (const step of steps.slice(done)) sql.exec(step);
  sql.exec("INSERT OR REPLACE INTO schema_step VALUES (?, ?)", part, steps.length);
}
