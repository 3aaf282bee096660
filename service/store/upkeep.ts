import type { Commits, Sql } from "./sql.ts";

const dayMs = 24 * 3600_000;
/** The longest inquiry, with what the database needs around it. */
const roomBytes = 64 * 1024;

/** What the service remembers about its home: what time it was, and whether there is room on the disk. */
export class Upkeep {
  readonly #sql: Sql;
  readonly #commits: Commits;

  constructor(sql: Sql, commits: Commits) {
    this.#sql = sql;
    this.#commits = commits;
  }

  /**
   * How far the clock is from the time we knew last, if that is more than a day; 0 if it can be believed. A
   * wrong clock would erase what is younger than it looks, and a stop of days looks just the same.
   */
  clockJumpMs(now: number): number {
    const jumpMs = now - (this.knownAt() ?? now);
    return Math.abs(jumpMs) > dayMs ? jumpMs : 0;
  }

  /** The time we knew last; undefined before the first erasure by age. */
  knownAt(): number | undefined {
    const row = this.#sql.prepare("SELECT known_at AS knownAt FROM upkeep").get();
    return (row?.knownAt as number | null) ?? undefined;
  }

  /** What the clock says is so: because it is near the time we knew, or because the owner confirms it. */
  async believeClock(now: number): Promise<void> {
    const write = this.#sql.prepare("UPDATE upkeep SET known_at = ?");
    await this.#commits.run(() => write.run(now));
  }

  /** Rejects if an inquiry could not be stored now. */
  async tryWriting(): Promise<void> {
    const write = this.#sql.prepare("UPDATE upkeep SET room = zeroblob(?)");
    await this.#commits.run(() => write.run(roomBytes));
    await this.#commits.run(() => write.run(0));
  }
}
