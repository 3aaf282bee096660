/** Allows `limit` events in any `windowMs`. It is exact, because the time of each event is kept. */
export class SlidingWindow {
  readonly #limit: number;
  readonly #windowMs: number;
  #times: number[];
  #first = 0;

  /** `times`: earlier events, oldest first. */
  constructor(limit: number, windowMs: number, times: number[] = []) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#times = times;
  }

  /** How many events are still allowed at `now`. */
  left(now: number): number {
    this.#forget(now);
    return this.#limit - (this.#times.length - this.#first);
  }

  count(now: number) {
    this.#times.push(now);
  }

  /** Milliseconds until one more is allowed; 0 if it is now. */
  waitMs(now: number): number {
    if (this.left(now) > 0) return 0;
    const blocking = this.#times[this.#times.length - this.#limit] ?? now;
    return Math.max(0, blocking + this.#windowMs - now);
  }

  #forget(now: number) {
    // Events in the future happened before the clock was set back; they would block for as long as it jumped.
    if ((this.#times.at(-1) ?? 0) > now) {
      this.#times = this.#times.slice(this.#first).filter((time) => time <= now);
      this.#first = 0;
    }
    while ((this.#times[this.#first] ?? Infinity) <= now - this.#windowMs) this.#first += 1;
    if (this.#first > 1000 || this.#first === this.#times.length) {
      this.#times.splice(0, this.#first);
      this.#first = 0;
    }
  }
}
