import type { Settings } from "#service/config/read-settings.ts";
import { clientLimitMinutes } from "#shared/inquiry.ts";
import { maxTrackedClients, RateLimit } from "./rate-limit.ts";
import type { Sender } from "./sender.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const clientLimitMs = clientLimitMinutes * minuteMs;
/** A /48 of IPv6 may be one household with 65,536 clients, or a carrier's with many guests. */
const clientsPerNetwork = 2;
/** The share of RATE_GLOBAL reserved for networks that have sent nothing in the last hour. */
const reservedForNewNetworks = 1 / 4;

/** How far back the limits look. */
export const limitsLookBackMs = hourMs;

/**
 * Limits what each sender, and all senders together, may send. The methods return how many milliseconds to wait, or 0: then
 * the request may go ahead and has been counted.
 */
export class IntakeLimits {
  readonly #clients: RateLimit;
  readonly #networks: RateLimit;
  readonly #everybody: RateLimit;
  readonly #knownNetworks: RateLimit;
  /** When each network sent its last inquiry; the least recent network first. */
  readonly #seenAt = new Map<string, number>();

  /** `stored`: the senders of stored inquiries, which is all that is known of earlier requests after a restart. */
  constructor(
    { ratePerIp, rateGlobal }: Pick<Settings, "ratePerIp" | "rateGlobal">,
    stored: (Sender & { times: number[] })[] = [],
  ) {
    this.#clients = new RateLimit(ratePerIp, clientLimitMs, timesBy(stored, "client"));
    this.#networks = new RateLimit(ratePerIp * clientsPerNetwork, clientLimitMs, timesBy(stored, "network"));
    const times = stored.flatMap((sender) => sender.times).sort((a, b) => a - b);
    this.#everybody = new RateLimit(rateGlobal, minuteMs, [["all", times]]);
    this.#knownNetworks = new RateLimit(Math.ceil(rateGlobal * (1 - reservedForNewNetworks)), minuteMs);
    for (const sender of stored) this.#noteNetwork(sender, sender.times.at(-1) ?? 0);
  }

  /** Counts every attempt, even one that is refused later. */
  waitOfSender({ client, network }: Sender, now: number): number {
    // A client above its own limit must not use up its network's.
    return this.#clients.take(client, now) || this.#networks.take(network, now);
  }

  /** Counts only what is about to be stored: one client's invalid requests must not shut out the others. */
  waitOfAll(sender: Sender, now: number): number {
    const waitOfKnown = this.#isKnown(sender, now) ? this.#knownNetworks.take("all", now) : 0;
    const waitMs = waitOfKnown || this.#everybody.take("all", now);
    if (waitMs === 0) this.#noteNetwork(sender, now);
    return waitMs;
  }

  #isKnown({ network }: Sender, now: number): boolean {
    const seenAt = this.#seenAt.get(network);
    return seenAt !== undefined && Math.abs(now - seenAt) < hourMs;
  }

  #noteNetwork({ network }: Sender, at: number) {
    this.#seenAt.delete(network);
    this.#seenAt.set(network, at);
    if (this.#seenAt.size > maxTrackedClients)
      this.#seenAt.delete(this.#seenAt.keys().next().value as string);
  }
}

/** The sorted times of all inquiries by client, or by network. */
function timesBy(stored: (Sender & { times: number[] })[], key: keyof Sender): Map<string, number[]> {
  const groups = Map.groupBy(stored, (sender) => sender[key]);
  const sorted = (senders: { times: number[] }[]) =>
    senders.flatMap(({ times }) => times).sort((a, b) => a - b);
  return new Map([...groups].map(([name, senders]) => [name, sorted(senders)]));
}
