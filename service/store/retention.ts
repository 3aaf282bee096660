import type { Log } from "#service/domain/log.ts";
import type { AdminQueries } from "./admin-queries.ts";

const dayMs = 24 * 3600_000;
/** Small, so that guests' inquiries are stored between two of these commits. */
const atOnce = 50;

/** Whether a machine's clock may be believed; then its time is stored as the last known one. */
export async function checkClock(admin: AdminQueries, now: number, log: Log): Promise<boolean> {
  const jumpMs = admin.clockJumpMs(now);
  if (jumpMs === 0) await admin.storeClock(now);
  else log("retention suspended", { clockJumpHours: Math.round(jumpMs / 3600_000) });
  return jumpMs === 0;
}

/** Erases what was delivered longer ago than the retention in force, in the database and in the files. */
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
    const ids = admin.sentBefore(now - days * dayMs, atOnce);
    if (ids.length === 0) break;
    // The row first: if the disk refuses that, the file must stay, as nobody may have read it.
    await admin.erase(ids, now);
    await eraseFiles(ids);
    erased.push(...ids);
  }
  for (const id of erased) log("erased", { id });
}
