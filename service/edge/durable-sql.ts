import type { Sql, SqlValue } from "#service/store/sql.ts";

/** A Durable Object's SQLite with the face of node:sqlite; the runtime keeps the compiled statements itself. */
export function durableSql({ sql }: DurableObjectStorage): Sql {
  return {
    prepare: (text) => ({
      get: (...values: SqlValue[]) => sql.exec(text, ...values).toArray()[0],
      all: (...values: SqlValue[]) => sql.exec(text, ...values).toArray(),
      run: (...values: SqlValue[]) => {
        const cursor = sql.exec(text, ...values);
        cursor.toArray();
        // Counts index entries as well; nobody asks for more than whether there was a change.
        return { changes: cursor.rowsWritten };
      },
    }),
  };
}
