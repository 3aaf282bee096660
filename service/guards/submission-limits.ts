import { clientLimitMinutes } from "#shared/inquiry.ts";
import { SlidingWindow } from "./sliding-window.ts";

export const perClientMs = clientLimitMinutes * 60_000;
export const globalMs = 60_000;
/** An attacker with many addresses must not fill the memory. */
const clientsAtMost = 10_000;

interface Client {
  window: SlidingWindow;
  number: number;
}

/** For a Durable Object, which may end between two submissions. */
export interface LimitMemory {
  /** When everybody's last submissions were, oldest first. */
  everybody: number[];
  /** When each client's last tries were, oldest first. */
  clients: Map<string, number[]>;
  /** Stores one try. */
  remember: (client: string, at: number) => void;
  /** The same for the same client as long as its tries are remembered. */
  numberOf: (client: string) => number;
}

/** How often one client, and everybody together, may submit. Zero means go ahead; else wait that long. */
export class SubmissionLimits {
  readonly #ratePerIp: number;
  readonly #everybody: SlidingWindow;
  /** Least recently seen first. */
  readonly #clients = new Map<string, Client>();

  readonly #memory: LimitMemory | undefined;

  constructor({ ratePerIp, rateGlobal }: { ratePerIp: number; rateGlobal: number }, memory?: LimitMemory) {
    this.#ratePerIp = ratePerIp;
    this.#everybody = new SlidingWindow(rateGlobal, globalMs, memory?.everybody);
    this.#memory = memory;
    for (const [client, times] of memory?.clients ?? []) this.#seen(client, times);
  }

  /** Counts every try of this client, also those that are refused later. */
  waitMsForClient(client: string, now: number): number {
    const waitMs = take(this.#seen(client).window, now);
    if (waitMs === 0) this.#memory?.remember(client, now);
    return waitMs;
  }

  /** The same without counting anything. */
  peekForClient(client: string, now: number): number {
    return this.#seen(client).window.waitMs(now);
  }

  /**
   * A random number that is stored with this client's inquiries. Only this process can relate it to an address, or a
   * Durable Object for as long as it remembers the tries.
   */
  numberOf(client: string): number {
    return this.#seen(client).number;
  }

  #seen(client: string, times: number[] = []): Client {
    const known = this.#clients.get(client) ?? {
      window: new SlidingWindow(this.#ratePerIp, perClientMs, times),
      number: this.#memory?.numberOf(client) ?? Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
    };
    this.#clients.delete(client);
    this.#clients.set(client, known);
    if (this.#clients.size > clientsAtMost) this.#clients.delete(this.#clients.keys().next().value as string);
    return known;
  }

  /** Counts only what is about to be stored: one client's invalid requests must not shut out the others. */
  waitMsForEverybody(now: number): number {
    return take(this.#everybody, now);
  }
}

function take(window: SlidingWindow, now: number): number {
  const waitMs = window.waitMs(now);
  if (waitMs === 0) window.count(now);
  return waitMs;
}
