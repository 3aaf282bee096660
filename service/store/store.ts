import { AdminQueries } from "./admin-queries.ts";
import { DeliveryQueries } from "./delivery-queries.ts";
import { IntakeQueries } from "./intake-queries.ts";
import type { Commits, Sql } from "./sql.ts";

/** All queries of the service, on SQLite or on a Durable Object. */
export type Store = ReturnType<typeof createStore>;

export function createStore(sql: Sql, commits: Commits) {
  return {
    intake: new IntakeQueries(sql, commits),
    delivery: new DeliveryQueries(sql, commits),
    admin: new AdminQueries(sql, commits),
    /** Why the database cannot be written to; undefined once it can be again. */
    lastError: () => commits.lastError,
  };
}
