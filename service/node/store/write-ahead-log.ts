import type { DatabaseSync } from "node:sqlite";

/** Still holds what was erased until it is emptied. */
export class WriteAheadLog {
  readonly #db: DatabaseSync;
  /** An earlier process may have been killed between an erasure and this. */
  isDirty = true;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Does not wait for other programs that read or write; `isDirty` says whether it is to be tried again. */
  empty = () => {
    this.isDirty = true;
    try {
      this.isDirty = this.#db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0;
    } catch {
      // The erasure itself is committed, and the disk's trouble shows at the next commit.
    }
  };
}
