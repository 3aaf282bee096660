// What the queries need of a database. node:sqlite has this interface; durable-database.ts adapts a Durable Object's.

export type SqlValue = string | number | null;

export interface Statement {
  get(...values: SqlValue[]): Record<string, unknown> | undefined;
  all(...values: SqlValue[]): Record<string, unknown>[];
  run(...values: SqlValue[]): { changes: number | bigint };
}

export interface Sql {
  prepare(text: string): Statement;
}

/** "synced": after an fsync. "buffered": the kernel has it; enough where a lost write only sends a mail twice. */
export type Durability = "synced" | "buffered";

/** One transaction at a time. A promise resolves when the commit would survive what was asked for. */
export interface Commits {
  run<T>(work: () => T, durability?: Durability): Promise<T>;
  /** The last commit's error, for /ready; undefined when it succeeded. */
  readonly lastError: Error | undefined;
}

// https://sqlite.org/rescode.html: busy, read-only, I/O error, corrupt, full, cannot open, not a database.
const busy = 5;
const wholeDatabase = [busy, 8, 10, 11, 13, 14, 26];

/** The whole database has failed, not one row: retrying row by row would not help. */
export function isDatabaseFailure(error: unknown): boolean {
  return wholeDatabase.includes(primaryCode(error));
}

/** Another program writes, or has locked the database. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === busy;
}

function primaryCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
