import type { Commits, Sql } from "./sql.ts";

const dayMs = 24 * 3600_000;
/** As much as the longest inquiry needs in the database. */
const roomBytes = 64 * 1024;

/** The last time that the service knew, and whether the disk has room. */
export class Upkeep {
  readonly #sql: Sql;
  readonly #commits: Commits;

  constructor(sql: Sql, commits: Commits) {
    this.#sql = sql;
    this.#commits = commits;
  }

  /**
   * How far the clock is from the last known time, if that is more than a day; else 0. A wrong clock would erase too
   * early, and cannot be told from a service that was off for days.
   */
  clockJumpMs(now: number): number {
    const jumpMs = now - (this.knownAt() ?? now);
    return Math.abs(jumpMs) > dayMs ? jumpMs : 0;
  }

  /** The last known time; undefined before the first erasure by age. */
  knownAt(): number | undefined {
    const row = this.#sql.prepare("SELECT known_at AS knownAt FROM upkeep").get();
    return (row?.knownAt as number | null) ?? undefined;
  }

  /** Stores the clock's time: it is near the last known one, or the owner has confirmed it. */
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
