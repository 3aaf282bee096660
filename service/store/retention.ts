import type { Log } from "#service/domain/log.ts";
import type { InquiryRecords } from "./inquiry-records.ts";
import { Rows } from "./rows.ts";

const dayMs = 24 * 3600_000;
/** Small, so that guests' inquiries are stored between two of these commits. */
const atOnce = 50;
/** As much as the longest inquiry needs in the database. */
const roomBytes = 64 * 1024;

/** The last time that the service knew, and whether the disk has room. */
export class Upkeep extends Rows {
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

/** After how many days the service erases an inquiry: as the release tells its guests, or sooner as the owner sets. */
export function daysKept(keptDays: number, retentionDays: number | undefined): number {
  return Math.min(keptDays, retentionDays ?? keptDays);
}

/** Whether a machine's clock may be believed; then its time is stored as the last known one. */
export async function checkClock(upkeep: Upkeep, now: number, log: Log): Promise<boolean> {
  const jumpMs = upkeep.clockJumpMs(now);
  if (jumpMs === 0) await upkeep.storeClock(now);
  else log("retention suspended", { clockJumpHours: Math.round(jumpMs / 3600_000) });
  return jumpMs === 0;
}

/** Erases what was delivered more than `days` ago, in the database and in the files. */
export async function eraseExpired(
  records: InquiryRecords,
  eraseFiles: (ids: string[]) => Promise<void>,
  days: number,
  now: number,
  log: Log,
): Promise<void> {
  const erased: string[] = [];
  for (;;) {
    const ids = records.sentBefore(now - days * dayMs, atOnce);
    if (ids.length === 0) break;
    await eraseFiles(ids);
    await records.erase(ids, now);
    erased.push(...ids);
  }
  for (const id of erased) log("erased", { id });
}
