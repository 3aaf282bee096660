import { isBusy, isDamage, StorageProblem } from "#service/store/sql.ts";
import type { Store } from "#service/store/store.ts";
import type { Outbox } from "./outbox.ts";

const overdueAfterMs = 15 * 60_000;
const dayMs = 24 * 3600_000;

export type Readiness = ReturnType<typeof readReadiness>;

/** The response of /ready. Counts and codes only, because anyone who can reach the service may read it. */
export function readReadiness(
  store: Pick<Store, "admin" | "lastError">,
  outbox: Outbox,
  now: number,
  otherProblems: readonly string[] = [],
) {
  /** Sentences for the owner; docs/running.md says what to do about each. */
  const problems = [...otherProblems];
  let storageError: unknown = store.lastError();
  let tally: ReturnType<typeof store.admin.tally> = {
    waiting: 0,
    quarantined: 0,
    deadLetters: 0,
    oldest: undefined,
  };
  let isHourUsedUp = false;
  try {
    tally = store.admin.tally(now);
    isHourUsedUp = outbox.mailsLeft() === 0;
    const days = Math.round(store.admin.clockJumpMs(now) / dayMs);
    if (days !== 0)
      problems.push(
        `The clock jumped by ${days} days, so old inquiries are not erased until you run "npm run inquiries -- confirm-clock".`,
      );
    const retention = store.admin.retentionToConfirm();
    if (retention)
      problems.push(
        `RETENTION_DAYS is now ${retention.askedDays}, but inquiries are kept for ${retention.keptDays} days until you run "npm run inquiries -- confirm-retention".`,
      );
  } catch (error) {
    storageError ??= error;
  }
  const { waiting, quarantined, deadLetters, oldest } = tally;
  const oldestMs = oldest ? now - oldest.queuedAt : 0;
  if (deadLetters > 0)
    problems.push(
      `${deadLetters} ${deadLetters === 1 ? "inquiry" : "inquiries"} could not be delivered: "npm run inquiries -- list dead letter" shows why.`,
    );
  if (storageError) problems.push(explainStorage(storageError));
  else if (outbox.failureCode)
    problems.push(`Nothing can be delivered (${outbox.failureCode}): save the log and restart the service.`);
  const { trouble } = outbox.mailServer;
  if (trouble?.advice) problems.push(trouble.advice);
  if (oldest && isHourUsedUp)
    problems.push(
      'MAIL_PER_HOUR is used up, and inquiries are waiting: look for a flood with "npm run inquiries -- list".',
    );
  else if (oldestMs > overdueAfterMs) {
    // If nothing has failed, it is waiting for MAIL_PER_HOUR. Only the code is shown, because the rest may quote the guest.
    const reason = trouble?.code ?? oldest?.lastFailure?.split(" ")[0] ?? "MAIL_PER_HOUR";
    problems.push(
      `The oldest inquiry has been waiting for ${Math.round(oldestMs / 60_000)} minutes (${reason}).`,
    );
  }
  return {
    ready: problems.length === 0,
    waiting,
    quarantined,
    deadLetters,
    problems,
  };
}

function explainStorage(error: unknown): string {
  if (error instanceof StorageProblem) return error.message;
  if (isDamage(error)) return "The database is damaged: the log says whether it was set aside.";
  return isBusy(error)
    ? "Another program has locked the database: stop that program."
    : "The last inquiry could not be stored: check the disk's free space.";
}
