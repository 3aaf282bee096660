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

/** The database as a whole cannot be used, and only a person can change that. The message is a sentence for the owner. */
export class StorageProblem extends Error {
  override name = "StorageProblem";
}

/** SQLite's primary result codes (https://sqlite.org/rescode.html) of failures that concern the whole database. */
export const sqliteCode = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** The whole database has failed, not one row: retrying row by row would not help. */
export function isDatabaseFailure(error: unknown): boolean {
  return hasCode(error, ...Object.values(sqliteCode));
}

/** Another program writes, or has locked the database. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, sqliteCode.busy);
}

/** What is on the disk is no longer a database, or not a whole one. */
export function isDamage(error: unknown): boolean {
  return hasCode(error, sqliteCode.corrupt, sqliteCode.notADatabase);
}

export function hasCode(error: unknown, ...codes: number[]): boolean {
  return codes.includes(primaryCode(error));
}

function primaryCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
