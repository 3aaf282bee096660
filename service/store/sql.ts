// What the queries need from a database. node:sqlite has this interface; durable-database.ts adapts a Durable Object's.

export type SqlValue = string | number | null;

export interface Statement {
  get(...values: SqlValue[]): Record<string, unknown> | undefined;
  all(...values: SqlValue[]): Record<string, unknown>[];
  run(...values: SqlValue[]): { changes: number | bigint };
}

export interface Sql {
  prepare(text: string): Statement;
}

/** "synced": on disk. "buffered": handed to the kernel, which suffices where a lost write only sends a mail twice. */
export type Durability = "synced" | "buffered";

/** Runs one transaction at a time. The promise resolves when the commit is as durable as requested. */
export interface Commits {
  run<T>(work: () => T, durability?: Durability): Promise<T>;
  /** The last commit's error, for /ready; undefined if it succeeded. */
  readonly lastError: Error | undefined;
}

/** The database is unusable until a person acts. The message is a sentence for the owner. */
export class StorageProblem extends Error {
  override name = "StorageProblem";
}

/** SQLite's primary result codes (https://sqlite.org/rescode.html) for failures of the whole database. */
export const sqliteCode = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** Whether the whole database has failed, not one row: retrying row by row would not help. */
export function isDatabaseFailure(error: unknown): boolean {
  return hasCode(error, ...Object.values(sqliteCode));
}

/** Whether another program is writing or has locked the database. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, sqliteCode.busy);
}

/** Whether the file is corrupt, or no longer a database. */
export function isDamage(error: unknown): boolean {
  return hasCode(error, sqliteCode.corrupt, sqliteCode.notADatabase);
}

export function hasCode(error: unknown, ...codes: number[]): boolean {
  return codes.includes(primaryCode(error));
}

function primaryCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
