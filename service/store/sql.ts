// What the rows need of a database. node:sqlite fits as it is, and so does a Durable Object's storage.

export type SqlValue = string | number | null;

export interface Statement {
  get(...values: SqlValue[]): Record<string, unknown> | undefined;
  all(...values: SqlValue[]): Record<string, unknown>[];
  run(...values: SqlValue[]): { changes: number | bigint };
}

export interface Sql {
  prepare(text: string): Statement;
}

/**
 * "power loss" costs an fsync, which a busy disk answers in a tenth of a second. "kill": the kernel has it
 * already, which is enough for a note whose loss only sends a second copy of a mail.
 */
export type Survives = "power loss" | "kill";

/** One transaction at a time; a promise settles only after it has survived what was asked for. */
export interface Commits {
  run<T>(work: () => T, survives?: Survives): Promise<T>;
  /** The last commit's error, for the health page; undefined when it went well. */
  readonly lastError: Error | undefined;
}

// https://sqlite.org/rescode.html: busy, read-only, I/O error, corrupt, full, cannot open, not a database.
const busy = 5;
const wholeDatabase = [busy, 8, 10, 11, 13, 14, 26];

/** Not the fault of one row: trying the others one by one, or blaming the row, would be wrong. */
export function concernsAll(error: unknown): boolean {
  return wholeDatabase.includes(primaryCode(error));
}

/** Another program writes, or has locked the database. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === busy;
}

function primaryCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
