import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import { migrate, refuseNewer } from "#service/store/migrate.ts";
import { isDamage, type Sql, type Statement, StorageProblem } from "#service/store/sql.ts";
import { tablesVersion } from "#service/store/tables.ts";
import { takeLock } from "../take-lock.ts";

/** node:sqlite fails at once by default when the command line writes at the same moment. */
const busyTimeoutMs = 5000;

export const databaseName = "inquiries.db";
export const lockName = "service.lock";
const damagedPrefix = "damaged-";
/** A disk that destroys every database must not be filled with them. */
const setAsideEveryMs = 3600_000;

/**
 * The service's database on this machine, opened as soon as the disk allows. If a statement finds it damaged, it is set aside
 * unchanged and a fresh one replaces it.
 */
export class DatabaseFile implements Sql {
  readonly #dataDir: string;
  readonly #now: () => number;
  readonly #log: Log;
  #lock: ReturnType<typeof takeLock>;
  #db: DatabaseSync | undefined;
  #isDamaged = false;
  /** Why the damaged database could not be set aside: a system error's code. */
  #setAsideFailure: string | undefined;

  constructor(dataDir: string, now: () => number, log: Log) {
    this.#dataDir = dataDir;
    this.#now = now;
    this.#log = log;
  }

  /** Throws while there is no usable database: the disk is full, or a person must act (a StorageProblem). */
  open(): DatabaseSync {
    if (this.#isDamaged && !this.#setAside())
      throw new StorageProblem(
        this.#setAsideFailure
          ? `The damaged database could not be set aside (${this.#setAsideFailure}): check that DATA_DIR is writable and has free space. Guests are asked to try later.`
          : "The database is damaged again, less than an hour after the last time: check the disk. Guests are asked to try later.",
      );
    if (this.#db) return this.#db;
    try {
      return this.#openFile();
    } catch (error) {
      if (this.recover(error)) return this.#openFile();
      if (!this.#isDamaged) this.#closeDatabase();
      throw error;
    }
  }

  /**
   * Call it outside of transactions. Returns whether `error` was damage and the file is set aside, so that the work can be
   * retried.
   */
  recover(error: unknown): boolean {
    if (!isDamage(error)) return false;
    this.#isDamaged = true;
    return this.#setAside();
  }

  /** The statement recompiles itself after the database was replaced. */
  prepare(text: string): Statement {
    let compiled: { db: DatabaseSync; statement: StatementSync } | undefined;
    const compile = () => {
      const db = this.open();
      if (compiled?.db !== db) compiled = { db, statement: db.prepare(text) };
      return compiled.statement;
    };
    const use = <T>(work: (statement: StatementSync) => T): T => {
      try {
        return work(compile());
      } catch (error) {
        // The commit queue repeats a transaction as a whole.
        if (this.#db?.isTransaction || !this.recover(error)) throw error;
        return work(compile());
      }
    };
    return {
      get: (...values) => use((statement) => statement.get(...values)),
      all: (...values) => use((statement) => statement.all(...values)),
      run: (...values) => use((statement) => statement.run(...values)),
    };
  }

  /** Names of the folders with databases that were set aside, until somebody has moved them away. */
  damagedFolders(): string[] {
    if (!existsSync(this.#dataDir)) return [];
    return readdirSync(this.#dataDir).filter((name) => name.startsWith(damagedPrefix));
  }

  close() {
    this.#closeDatabase();
    this.#lock?.close();
    this.#lock = undefined;
  }

  #openFile(): DatabaseSync {
    mkdirSync(this.#dataDir, { recursive: true, mode: 0o700 });
    // mkdir leaves an existing directory's mode as it is, and only this user may read guests' words.
    chmodSync(this.#dataDir, 0o700);
    // Two services on one directory would send every mail twice.
    this.#lock ??= takeLock(join(this.#dataDir, lockName));
    if (!this.#lock)
      throw new SettingError(
        `Another service uses the data directory ${this.#dataDir}. Stop it, or give this one its own DATA_DIR.`,
      );
    const db = new DatabaseSync(join(this.#dataDir, databaseName), { timeout: busyTimeoutMs });
    this.#db = db;
    prepareDatabase(db);
    // Waiting inside SQLite would hold up every page; the commit queue waits outside.
    db.exec("PRAGMA busy_timeout = 0");
    return db;
  }

  #closeDatabase() {
    this.#db?.close();
    this.#db = undefined;
  }

  #setAside(): boolean {
    const now = this.#now();
    const isTooSoon = this.damagedFolders().some(
      (name) => Math.abs(now - setAsideAt(name)) < setAsideEveryMs,
    );
    if (isTooSoon) return false;
    const name = folderNameFor(now);
    try {
      this.#moveInto(join(this.#dataDir, name));
    } catch (error) {
      const code = codeOf(error);
      // It is tried again by every statement.
      if (code !== this.#setAsideFailure) this.#log("damaged database not set aside", { code });
      this.#setAsideFailure = code;
      return false;
    }
    this.#isDamaged = false;
    this.#setAsideFailure = undefined;
    this.#log("damaged database set aside", { folder: name });
    return true;
  }

  /** Moves all files or none, because the database and its log belong together. */
  #moveInto(folder: string) {
    mkdirSync(folder, { mode: 0o700 });
    const move = (file: string, from: string, to: string) => renameSync(join(from, file), join(to, file));
    const moved: string[] = [];
    try {
      // The write-ahead log goes first: SQLite deletes a log without a database, and some inquiries may only be in it.
      for (const suffix of ["-wal", "-shm", ""]) {
        const file = databaseName + suffix;
        if (!existsSync(join(this.#dataDir, file))) continue;
        move(file, this.#dataDir, folder);
        moved.push(file);
      }
      syncFolder(this.#dataDir);
    } catch (error) {
      for (const file of moved.reverse()) move(file, folder, this.#dataDir);
      rmdirSync(folder);
      throw error;
    }
    // Closed only now: at its original path, SQLite would write the log into the damaged file.
    this.#closeDatabase();
  }
}

/** Opens the database for a program other than the service. `beforeMigration` may throw. */
export function openDatabase(dataDir: string, beforeMigration = () => {}): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, databaseName), { timeout: busyTimeoutMs });
  try {
    prepareDatabase(db, beforeMigration);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Sets the connection's pragmas and migrates the tables to this version. */
function prepareDatabase(db: DatabaseSync, beforeMigration = () => {}) {
  const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  refuseNewer(version);
  // Without secure_delete, an erased inquiry would be unlinked but not overwritten.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  if (version === tablesVersion) return;
  if (version > 0) beforeMigration();
  db.exec("BEGIN IMMEDIATE");
  migrate({
    exec: (text) => db.exec(text),
    column: (query) =>
      db
        .prepare(query)
        .all()
        .map(({ name }) => name as string),
  });
  db.exec(`PRAGMA user_version = ${tablesVersion}; COMMIT`);
}

/** An ISO time without colons, which some file systems refuse. */
function folderNameFor(now: number): string {
  return damagedPrefix + new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
}

/** The time in a name made by `folderNameFor`; NaN if there is none. */
function setAsideAt(name: string): number {
  const [, day, hours, minutes, seconds] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)$/.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Without this, a power cut could bring the damaged file back under its old name. */
function syncFolder(folder: string) {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
