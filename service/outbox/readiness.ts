import type { Store } from "#service/store/store.ts";
import type { Outbox } from "./outbox.ts";

const lateMs = 15 * 60_000;

export interface Readiness {
  ready: boolean;
  waiting: number;
  oldestWaitingSeconds: number;
  held: number;
  dead: number;
  /** Sentences for the owner; docs/running.md says what to do about each. */
  problems: string[];
}

/** Counts and codes only: this page is open to anyone who can reach the service. */
export function readReadiness(
  store: Pick<Store, "office" | "lastError">,
  outbox: Outbox,
  now: number,
): Readiness {
  const { queued, held, dead, oldest } = store.office.tally();
  const oldestMs = oldest ? Math.max(0, now - oldest.queuedAt) : 0;
  const problems: string[] = [];
  if (dead > 0)
    problems.push(
      `${dead} could not be delivered; they are kept in the database and as files in the Maildir.`,
    );
  if (store.lastError())
    problems.push("The last inquiry could not be stored: look at the disk's free space.");
  const { trouble } = outbox.mailServer;
  if (trouble?.kind === "login")
    problems.push(`The mail server refuses the account (${trouble.code}): check SMTP_URL.`);
  if (oldestMs > lateMs) {
    // The code alone: the rest of the line is the mail server's, and may quote the guest.
    const reason = trouble?.code ?? oldest?.lastFailure?.split(" ")[0] ?? "MAIL_PER_HOUR";
    problems.push(`The oldest waits for ${Math.round(oldestMs / 60_000)} minutes (${reason}).`);
  }
  const oldestWaitingSeconds = Math.round(oldestMs / 1000);
  return { ready: problems.length === 0, waiting: queued, oldestWaitingSeconds, held, dead, problems };
}
