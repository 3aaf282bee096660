import { leaseMs } from "#service/outbox/outbox.ts";

/** After a crash only the alarm wakes the object, so it is set soon while something may be done. */
const lookAgainMs = 3000;

/** A Durable Object's one alarm. Setting it is a paid write, so it is only set to be earlier. */
export class ObjectAlarm {
  readonly #storage: DurableObjectStorage;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  #setFor = Infinity;

  constructor(storage: DurableObjectStorage, now: () => number, onError: (error: unknown) => void) {
    this.#storage = storage;
    this.#now = now;
    this.#onError = onError;
  }

  /** At a start: an alarm that is already set must not become later. */
  async readCurrent() {
    const at = await this.#storage.getAlarm();
    if (at !== null) this.#setFor = this.#now() + at - Date.now();
  }

  /** For mail that is due at `mailAt`, or whose lease ends then. */
  setFor(mailAt: number) {
    const now = this.#now();
    const at = mailAt > now + leaseMs ? mailAt : now + lookAgainMs;
    if (this.#setFor <= at) return;
    this.#setFor = at;
    // Our clock may be a test's; the alarm's never is.
    this.#storage.setAlarm(Date.now() + at - now).catch(this.#onError);
  }

  /** After it went off no alarm is set. */
  wentOff() {
    this.#setFor = Infinity;
  }
}
