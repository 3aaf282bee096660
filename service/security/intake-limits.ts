import type { Settings } from "#service/config/read-settings.ts";
import { clientLimitMinutes } from "#shared/inquiry.ts";
import { clientsAtMost, RateLimit } from "./rate-limit.ts";
import type { Sender } from "./sender.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const clientLimitMs = clientLimitMinutes * minuteMs;
/** A /48 of IPv6 may be one household with 65,536 clients, or a carrier's with many guests. */
const clientsPerNetwork = 2;
/** The part of RATE_GLOBAL for networks that have sent nothing in the last hour. */
const keptForNewNetworks = 1 / 4;

/** How far back the limits look. */
export const limitsLookBackMs = hourMs;

/** What each sender, and all together, may send. Methods return milliseconds to wait; 0: go ahead, and it is counted. */
export class IntakeLimits {
  readonly #clients: RateLimit;
  readonly #networks: RateLimit;
  readonly #everybody: RateLimit;
  readonly #knownNetworks: RateLimit;
  /** When each network sent its last inquiry; the least recent network first. */
  readonly #seenAt = new Map<string, number>();

  /** `stored`: after a start nothing else is known of earlier requests. */
  constructor(
    { ratePerIp, rateGlobal }: Pick<Settings, "ratePerIp" | "rateGlobal">,
    stored: (Sender & { times: number[] })[] = [],
  ) {
    this.#clients = new RateLimit(ratePerIp, clientLimitMs, merged(stored, "client"));
    this.#networks = new RateLimit(ratePerIp * clientsPerNetwork, clientLimitMs, merged(stored, "network"));
    const times = stored.flatMap((sender) => sender.times).sort((a, b) => a - b);
    this.#everybody = new RateLimit(rateGlobal, minuteMs, [["all", times]]);
    this.#knownNetworks = new RateLimit(Math.ceil(rateGlobal * (1 - keptForNewNetworks)), minuteMs);
    for (const sender of stored) this.#noteNetwork(sender, sender.times.at(-1) ?? 0);
  }

  /** Counts every try, also one that is refused later. */
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
    if (this.#seenAt.size > clientsAtMost) this.#seenAt.delete(this.#seenAt.keys().next().value as string);
  }
}

/** The times of all senders that have the same client, or the same network. */
function merged(stored: (Sender & { times: number[] })[], key: keyof Sender): Map<string, number[]> {
  const groups = Map.groupBy(stored, (sender) => sender[key]);
  const sorted = (senders: { times: number[] }[]) =>
    senders.flatMap(({ times }) => times).sort((a, b) => a - b);
  return new Map([...groups].map(([name, senders]) => [name, sorted(senders)]));
}
