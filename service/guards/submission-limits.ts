import { SlidingWindow } from "./sliding-window.ts";

const perClientMs = 10 * 60_000;
const globalMs = 60_000;
/** Memory for the busiest clients only: an attacker with many addresses must not fill it. */
const clientsAtMost = 10_000;

interface Client {
  window: SlidingWindow;
  number: number;
}

/** How often one client, and everybody together, may submit. Zero means go ahead; else wait that long. */
export class SubmissionLimits {
  readonly #ratePerIp: number;
  readonly #everybody: SlidingWindow;
  /** Least recently seen first. */
  readonly #clients = new Map<string, Client>();

  constructor({ ratePerIp, rateGlobal }: { ratePerIp: number; rateGlobal: number }) {
    this.#ratePerIp = ratePerIp;
    this.#everybody = new SlidingWindow(rateGlobal, globalMs);
  }

  /** Counts every try of this client, also those that are refused later. */
  waitMsForClient(client: string, now: number): number {
    return take(this.#seen(client).window, now);
  }

  /**
   * Stands for this client where its inquiries are stored. Drawn by lot and known to this process alone, so
   * that no address can be found out from it later.
   */
  numberOf(client: string): number {
    return this.#seen(client).number;
  }

  #seen(client: string): Client {
    const known = this.#clients.get(client) ?? {
      window: new SlidingWindow(this.#ratePerIp, perClientMs),
      number: Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
    };
    this.#clients.delete(client);
    this.#clients.set(client, known);
    if (this.#clients.size > clientsAtMost) this.#clients.delete(this.#clients.keys().next().value as string);
    return known;
  }

  /** Counts only what is about to be stored: nonsense from one client must not shut out the others. */
  waitMsForEverybody(now: number): number {
    return take(this.#everybody, now);
  }
}

function take(window: SlidingWindow, now: number): number {
  const waitMs = window.waitMs(now);
  if (waitMs === 0) window.count(now);
  return waitMs;
}
