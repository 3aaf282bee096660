/** An attacker with many IP addresses must not fill the memory. */
export const maxTrackedClients = 10_000;

/**
 * Allows each client `limit` events in any window of `windowMs`. Exact, because it keeps the time of each event.
 * intake-limits.ts has the limits of inquiries.
 */
export class RateLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  /** Each client's events, oldest first; the least recently seen client first. */
  readonly #events: Map<string, number[]>;

  constructor(limit: number, windowMs: number, earlier: Iterable<[client: string, times: number[]]> = []) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#events = new Map(earlier);
  }

  /** Returns 0 and counts the event if it is allowed; otherwise the milliseconds until one is. */
  take(client: string, now: number): number {
    let times = this.#events.get(client) ?? [];
    // Times in the future are from before the clock was set back; they would block for as long as it jumped.
    if (times.length >= this.#limit)
      times = times.filter((time) => time > now - this.#windowMs && time <= now);
    this.#events.delete(client);
    this.#events.set(client, times);
    if (this.#events.size > maxTrackedClients)
      this.#events.delete(this.#events.keys().next().value as string);
    const blocking = times.at(-this.#limit);
    if (blocking !== undefined) return blocking + this.#windowMs - now;
    times.push(now);
    return 0;
  }
}
