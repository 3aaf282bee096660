/** Allows `limit` events in any `windowMs`. It is exact, because the time of each event is kept. */
export class SlidingWindow {
  readonly #limit: number;
  readonly #windowMs: number;
  #times: number[];

  /** `times`: earlier events, oldest first. */
  constructor(limit: number, windowMs: number, times: number[] = []) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#times = times;
  }

  /** How many events are still allowed at `now`. */
  left(now: number): number {
    return this.#limit - this.times(now).length;
  }

  count(now: number) {
    this.#times.push(now);
  }

  /** Zero: go ahead, and it is counted. Else milliseconds until one more is allowed. */
  take(now: number): number {
    const waitMs = this.waitMs(now);
    if (waitMs === 0) this.count(now);
    return waitMs;
  }

  waitMs(now: number): number {
    const blocking = this.times(now).at(-this.#limit);
    return blocking === undefined ? 0 : blocking + this.#windowMs - now;
  }

  /** The events that still count. */
  times(now: number): readonly number[] {
    // Events in the future happened before the clock was set back; they would block for as long as it jumped.
    if ((this.#times.at(-1) ?? 0) > now) this.#times = this.#times.filter((time) => time <= now);
    const first = this.#times.findIndex((time) => time > now - this.#windowMs);
    if (first !== 0) this.#times.splice(0, first === -1 ? Infinity : first);
    return this.#times;
  }
}

/** An attacker with many addresses must not fill the memory. */
const clientsAtMost = 10_000;

/** The same for each client. */
export class ClientLimits {
  readonly #limit: number;
  readonly #windowMs: number;
  /** Least recently seen first. */
  readonly #clients = new Map<string, SlidingWindow>();

  /** `earlier`: each client's earlier events, oldest first. */
  constructor(limit: number, windowMs: number, earlier: ReadonlyMap<string, number[]> = new Map()) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    for (const [client, times] of earlier) this.#windowOf(client, times);
  }

  /** As SlidingWindow's. */
  take(client: string, now: number): number {
    return this.#windowOf(client).take(now);
  }

  #windowOf(client: string, times: number[] = []): SlidingWindow {
    const window = this.#clients.get(client) ?? new SlidingWindow(this.#limit, this.#windowMs, times);
    this.#clients.delete(client);
    this.#clients.set(client, window);
    if (this.#clients.size > clientsAtMost) this.#clients.delete(this.#clients.keys().next().value as string);
    return window;
  }
}
