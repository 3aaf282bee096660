import type { Log } from "#service/domain/log.ts";
import type { AdminQueries } from "./admin-queries.ts";

const dayMs = 24 * 3600_000;
/** Small, so that guests' inquiries can be stored between two commits. */
const batchSize = 50;

/** Whether the machine's clock can be trusted. If so, its time is stored as the last known one. */
export async function checkClock(admin: AdminQueries, now: number, log: Log): Promise<boolean> {
  const jumpMs = admin.clockJumpMs(now);
  if (jumpMs === 0) await admin.storeClock(now);
  else log("retention suspended", { clockJumpHours: Math.round(jumpMs / 3600_000) });
  return jumpMs === 0;
}

/** Erases what was delivered longer ago than the retention in force, in the database and in files. */
export async function eraseExpired(
  admin: AdminQueries,
  eraseFiles: (ids: string[]) => Promise<void>,
  retentionDays: number,
  now: number,
  log: Log,
): Promise<void> {
  const days = await admin.askRetention(retentionDays, now);
  const erased: string[] = [];
  for (;;) {
    const ids = admin.sentBefore(now - days * dayMs, batchSize);
    if (ids.length === 0) break;
    // The row first: if that fails, the file must stay, because nobody may have read it.
    await admin.erase(ids, now);
    await eraseFiles(ids);
    erased.push(...ids);
  }
  for (const id of erased) log("erased", { id });
}
