import { countAtMost, type Tally } from "#service/store/inquiry-records.ts";
import { isBusy } from "#service/store/sql.ts";
import type { Store } from "#service/store/store.ts";
import { explainTrouble } from "./mail-server-health.ts";
import type { Outbox } from "./outbox.ts";

const lateMs = 15 * 60_000;

export interface Readiness {
  ready: boolean;
  /** These three end at 1,000, so that a flood does not make the question expensive. */
  waiting: number;
  held: number;
  dead: number;
  /** How long ago the oldest should have been sent. */
  oldestWaitingSeconds: number;
  /** Sentences for the owner; docs/running.md says what to do about each. */
  problems: string[];
}

/** Counts and codes only: this page is open to anyone who can reach the service. */
export function readReadiness(
  store: Pick<Store, "records" | "upkeep" | "lastError">,
  outbox: Outbox,
  now: number,
  otherProblems: readonly string[] = [],
): Readiness {
  const problems = [...otherProblems];
  let tally: Tally = { waiting: 0, held: 0, dead: 0, oldest: undefined };
  try {
    tally = store.records.tally(now);
    problems.push(...readClock(store.upkeep.clockJumpMs(now)));
  } catch (error) {
    problems.push(explainStorage(error));
  }
  const { waiting, held, dead, oldest } = tally;
  const oldestMs = oldest ? now - oldest.queuedAt : 0;
  if (dead > 0)
    problems.push(
      `${upTo(dead)} could not be delivered; they are kept, and "npm run inquiries -- list dead" shows why.`,
    );
  const error = store.lastError();
  if (error) problems.push(explainStorage(error));
  const { trouble } = outbox.mailServer;
  const explained = trouble && explainTrouble(trouble);
  if (explained) problems.push(explained);
  if (oldestMs > lateMs) {
    // The code alone: the rest of the line is the mail server's, and may quote the guest.
    const reason = trouble?.code ?? oldest?.lastFailure?.split(" ")[0] ?? "MAIL_PER_HOUR";
    problems.push(`The oldest waits for ${Math.round(oldestMs / 60_000)} minutes (${reason}).`);
  }
  return {
    ready: problems.length === 0,
    waiting,
    held,
    dead,
    oldestWaitingSeconds: Math.round(oldestMs / 1000),
    problems,
  };
}

function upTo(count: number): string {
  return count < countAtMost ? String(count) : `At least ${count}`;
}

function explainStorage(error: unknown): string {
  return isBusy(error)
    ? "Another program has locked the database: end it."
    : "The last inquiry could not be stored: look at the disk's free space.";
}

function readClock(jumpMs: number): string[] {
  if (jumpMs === 0) return [];
  const days = Math.round(Math.abs(jumpMs) / (24 * 3600_000));
  return [
    `The clock is ${days} ${days === 1 ? "day" : "days"} ${jumpMs > 0 ? "ahead of" : "behind"} the time known last, so nothing is erased by age until confirm-clock.`,
  ];
}
