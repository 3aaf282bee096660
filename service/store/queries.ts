import type { Commits, Durability, Sql, SqlValue, Statement } from "./sql.ts";
import { isQuarantined } from "./tables.ts";

export const recordColumns = `id, iif(state = 'queued' AND ${isQuarantined}, 'quarantined', state) AS state, name, email, message,
  suspicion, client, network, created_at AS createdAt, next_at AS nextAt, attempts, first_failed_at AS firstFailedAt, rejections,
  first_rejected_at AS firstRejectedAt, last_failure AS lastFailure, ended_at AS endedAt, is_filed AS isFiled, leased AS isLeased`;

/** The base of all query classes. Compiles each statement once. */
export abstract class Queries {
  protected readonly commits: Commits;
  readonly #sql: Sql;
  readonly #statements = new Map<string, Statement>();

  constructor(sql: Sql, commits: Commits) {
    this.#sql = sql;
    this.commits = commits;
  }

  protected prepared(text: string): Statement {
    const statement = this.#statements.get(text) ?? this.#sql.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  /** Runs and commits one statement. Resolves to whether a row has changed. */
  protected change(text: string, values: SqlValue[], durability: Durability = "synced"): Promise<boolean> {
    const statement = this.prepared(text);
    return this.commits.run(() => Number(statement.run(...values).changes) > 0, durability);
  }
}
