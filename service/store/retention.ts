import { codeOf, type Log } from "#service/domain/log.ts";
import type { BackOffice } from "./back-office.ts";

const dayMs = 24 * 3600_000;
/** A few at a time: each erasure is a commit, and guests are waiting meanwhile. */
const atOnce = 200;

/** Erases what was delivered (or given up) more than `days` ago, in the database and in the Maildir. */
export async function eraseExpired(
  office: BackOffice,
  eraseFiles: (id: string) => Promise<void>,
  days: number,
  now: number,
  log: Log,
): Promise<void> {
  try {
    for (const id of office.endedBefore(now - days * dayMs, atOnce)) {
      await eraseFiles(id);
      await office.erase(id, now);
      log("erased", { id });
    }
  } catch (error) {
    log("retention failed", { code: codeOf(error) });
  }
}
