import { SlidingWindow } from "#service/guards/sliding-window.ts";

const hourMs = 3600_000;

/**
 * Limits the mails of any hour and shares them among clients: each may have as many as it leaves for the others. One
 * that floods gets half, four get a fifth each, and there is always a place for one more guest.
 */
export class MailAllowance {
  readonly #perHour: number;
  readonly #all: SlidingWindow;
  /** The last hour's mails of known clients, oldest first. */
  #mails: { client: number; at: number }[] = [];

  /** `times`: when the mails of the last hour went out, oldest first. */
  constructor(perHour: number, times: number[] = []) {
    this.#perHour = perHour;
    this.#all = new SlidingWindow(perHour, hourMs, times);
  }

  left(now: number): number {
    return this.#all.left(now);
  }

  count(client: number | null, now: number) {
    this.#all.count(now);
    if (client === null || this.#perHour === Infinity) return;
    this.#mails.push({ client, at: now });
    const first = this.#mails.findIndex(({ at }) => at > now - hourMs);
    if (first > 0) this.#mails.splice(0, first);
  }

  /** The clients that must wait while so many are `left`. `underWay`: the clients of running deliveries. */
  clientsToWait(now: number, left: number, underWay: (number | null)[] = []): number[] {
    // While less than half is used, no client can have had more than what is left.
    if (this.#perHour === Infinity || this.#perHour - left < left) return [];
    const had = new Map<number, number>();
    const recent = this.#mails.filter(({ at }) => at > now - hourMs && at <= now);
    for (const client of [...recent.map((mail) => mail.client), ...underWay])
      if (client !== null) had.set(client, (had.get(client) ?? 0) + 1);
    return [...had].filter(([, count]) => count >= left).map(([client]) => client);
  }
}
