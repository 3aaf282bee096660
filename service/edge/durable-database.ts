import type { Commits, Sql, SqlValue, Survives } from "#service/store/sql.ts";

/** A Durable Object's SQLite with node:sqlite's interface. The runtime caches the statements. */
export function durableSql({ sql }: DurableObjectStorage): Sql {
  return {
    prepare: (text) => ({
      get: (...values: SqlValue[]) => sql.exec(text, ...values).toArray()[0],
      all: (...values: SqlValue[]) => sql.exec(text, ...values).toArray(),
      run: (...values: SqlValue[]) => {
        const cursor = sql.exec(text, ...values);
        cursor.toArray();
        // Index entries count as well, so this only says whether there was a change.
        return { changes: cursor.rowsWritten };
      },
    }),
  };
}

/** The runtime groups commits by itself. */
export class DurableCommits implements Commits {
  readonly #storage: DurableObjectStorage;
  readonly #armAlarm: () => void;
  lastError: Error | undefined;

  /** `armAlarm` is called in the turn of each commit, so that a row and its alarm are one write. */
  constructor(storage: DurableObjectStorage, armAlarm: () => void) {
    this.#storage = storage;
    this.#armAlarm = armAlarm;
  }

  async run<T>(work: () => T, survives: Survives = "power loss"): Promise<T> {
    try {
      const result = this.#storage.transactionSync(work);
      this.#armAlarm();
      // The platform flushes a mark before anything leaves this object.
      if (survives === "power loss") await this.#storage.sync();
      this.lastError = undefined;
      return result;
    } catch (error) {
      if (!isOfOneRow(error)) this.lastError = error as Error;
      throw error;
    }
  }
}

function isOfOneRow(error: unknown): boolean {
  return /SQLITE_CONSTRAINT|constraint failed/i.test((error as Error).message);
}
