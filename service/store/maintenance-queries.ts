import { Queries } from "./queries.ts";

const dayMs = 24 * 3600_000;
/** As much as the longest inquiry needs in the database. */
const roomBytes = 64 * 1024;

/** The last time that the service knew, and whether the disk has room. Their table is called `upkeep`. */
export class MaintenanceQueries extends Queries {
  /**
   * How far the clock is from the last known time, if that is more than a day; else 0. A wrong clock would erase too
   * early, and cannot be told from a service that was off for days.
   */
  clockJumpMs(now: number): number {
    const row = this.prepared("SELECT known_at AS knownAt FROM upkeep").get();
    const jumpMs = now - ((row?.knownAt as number | null) ?? now);
    return Math.abs(jumpMs) > dayMs ? jumpMs : 0;
  }

  /** Stores the clock's time: it is near the last known one, or the owner has confirmed it. */
  async storeClock(now: number): Promise<void> {
    await this.change("UPDATE upkeep SET known_at = ?", [now]);
  }

  /** Rejects if an inquiry could not be stored now. */
  async tryWriting(): Promise<void> {
    for (const bytes of [roomBytes, 0]) await this.change("UPDATE upkeep SET room = zeroblob(?)", [bytes]);
  }
}
