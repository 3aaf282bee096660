import { migrate, refuseNewer } from "#service/store/migrate.ts";
import type { Commits, Sql, SqlValue } from "#service/store/sql.ts";
import { createStore, type Store } from "#service/store/store.ts";
import { tablesVersion } from "#service/store/tables.ts";

/**
 * Opens the store in a Durable Object's SQLite. `armAlarm` is called in the same tick as each commit, so that a row and its alarm
 * are one write. Throws a StorageProblem if a newer version wrote the tables.
 */
export function openDurableStore(storage: DurableObjectStorage, armAlarm: () => void): Store {
  // Cloudflare reserves PRAGMA user_version. The first versions stored none.
  const version = storage.kv.get<number>("tables") ?? 0;
  refuseNewer(version);
  if (version < tablesVersion) migrateDurable(storage);
  return createStore(durableSql(storage), durableCommits(storage, armAlarm));
}

function migrateDurable(storage: DurableObjectStorage) {
  storage.transactionSync(() => {
    migrate({
      exec: (text) => void storage.sql.exec(text),
      column: (query) =>
        storage.sql
          .exec(query)
          .toArray()
          .map(({ name }) => name as string),
    });
    storage.kv.put("tables", tablesVersion);
  });
}

/** Adapts a Durable Object's SQL to node:sqlite's interface. The runtime caches the statements. */
function durableSql({ sql }: DurableObjectStorage): Sql {
  return {
    prepare: (text) => ({
      get: (...values: SqlValue[]) => sql.exec(text, ...values).toArray()[0],
      all: (...values: SqlValue[]) => sql.exec(text, ...values).toArray(),
      run: (...values: SqlValue[]) => {
        const cursor = sql.exec(text, ...values);
        cursor.toArray();
        // This counts index entries as well, so it only tells whether there was a change.
        return { changes: cursor.rowsWritten };
      },
    }),
  };
}

/** Commits one by one: the runtime groups them. */
function durableCommits(storage: DurableObjectStorage, armAlarm: () => void): Commits {
  let lastError: Error | undefined;
  return {
    get lastError() {
      return lastError;
    },
    async run(work, durability = "synced") {
      try {
        const result = storage.transactionSync(work);
        armAlarm();
        // The platform flushes this write before any response leaves the object. `lastError` stays, because a small write may
        // succeed where a whole inquiry would not fit.
        if (durability === "buffered") return result;
        await storage.sync();
        lastError = undefined;
        return result;
      } catch (error) {
        const isRowError = /SQLITE_CONSTRAINT|constraint failed/i.test((error as Error).message);
        if (!isRowError) lastError = error as Error;
        throw error;
      }
    },
  };
}
