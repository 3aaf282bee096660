import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import type { Claimed } from "#service/domain/inquiry.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import { SlidingWindow } from "#service/guards/sliding-window.ts";
import type { OutboxRows } from "#service/store/outbox-rows.ts";
import { isFinal, retryDelayMs } from "./backoff.ts";
import { MailServerHealth } from "./mail-server-health.ts";

/** Longer than one delivery may take (60 s): otherwise a slow one would be begun a second time. */
export const leaseMs = 120_000;

const hourMs = 3600_000;

export interface OutboxDependencies {
  rows: OutboxRows;
  delivery: Delivery;
  /** Writes what could not be delivered into a file, too. */
  lastResort: Pick<Delivery, "deliver">;
  mailPerHour: number;
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  log: Log;
}

/** Delivers what is due, a few at a time, and decides what a failure means. */
export class Outbox {
  readonly mailServer = new MailServerHealth();
  readonly #given: OutboxDependencies;
  readonly #mails: SlidingWindow;
  readonly #releases: SlidingWindow;
  readonly #underWay = new Set<Promise<void>>();
  /** Taken by the peer, but the disk refused the note: to be noted, and never to be sent again. */
  readonly #unnoted = new Set<string>();
  #places = 0;
  #pumping: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #lastNow = 0;

  constructor(given: OutboxDependencies) {
    const now = given.now();
    this.#given = given;
    const limit = given.delivery.isMetered ? given.mailPerHour : Infinity;
    this.#mails = new SlidingWindow(limit, hourMs, given.rows.sentSince(now - hourMs, now));
    // Machines' mail never takes more than a quarter of the owner's allowance.
    this.#releases = new SlidingWindow(Math.max(1, Math.floor(given.mailPerHour / 4)), hourMs);
  }

  /** Begins whatever may begin now. Called when an inquiry was stored, when a delivery ended, and every second. */
  pump(): Promise<void> {
    this.#isWanted = true;
    this.#pumping ??= this.#pumpWhileWanted().finally(() => {
      this.#pumping = undefined;
    });
    return this.#pumping;
  }

  /** Settles when nothing is under way and nothing more may begin. */
  async settle(): Promise<void> {
    await this.pump();
    while (this.#underWay.size > 0) {
      await Promise.all(this.#underWay);
      await this.pump();
    }
  }

  /** Begins nothing more and finishes what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#pumping;
    await Promise.all(this.#underWay);
  }

  async #pumpWhileWanted() {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      try {
        await this.#beginDue();
      } catch (error) {
        this.#given.log("outbox waits for the disk", { code: codeOf(error) });
      }
    }
  }

  async #beginDue() {
    const now = this.#given.now();
    if (now < this.#lastNow - 1000) await this.#forgetFuture(now);
    this.#lastNow = now;
    await this.#releaseHeld(now);
    const room = this.#room(now);
    if (room <= 0 || !this.#given.rows.hasDue(now)) return;
    for (const inquiry of await this.#given.rows.claim(now, now + leaseMs, room)) this.#begin(inquiry);
  }

  #room(now: number): number {
    const allowed = this.mailServer.allows(now, this.#given.delivery.concurrency);
    return Math.min(allowed, this.#mails.left(now)) - this.#places;
  }

  #begin(inquiry: Claimed) {
    this.#places += 1;
    const work = this.#deliver(inquiry)
      .catch((error) => this.#given.log("outbox waits for the disk", { id: inquiry.id, code: codeOf(error) }))
      .finally(() => {
        this.#underWay.delete(work);
        void this.pump();
      });
    this.#underWay.add(work);
  }

  async #deliver(inquiry: Claimed) {
    const { delivery, rows, log, now } = this.#given;
    let failure: DeliveryFailure | undefined;
    try {
      if (!this.#unnoted.has(inquiry.id)) await delivery.deliver(inquiry);
    } catch (error) {
      failure =
        error instanceof DeliveryFailure ? error : new DeliveryFailure("temporary", codeOf(error), "");
    } finally {
      this.#places -= 1;
    }
    if (failure) return this.#fail(inquiry, failure);
    this.mailServer.succeeded();
    if (!this.#unnoted.has(inquiry.id)) this.#mails.count(now());
    this.#unnoted.add(inquiry.id);
    const noted = rows.markSent(inquiry.id, now());
    // In the same turn, so that this note and the next claim share one commit.
    void this.pump();
    await noted;
    this.#unnoted.delete(inquiry.id);
    log("delivered", { id: inquiry.id, attempt: inquiry.attempts });
  }

  async #fail(inquiry: Claimed, { kind, code, message }: DeliveryFailure) {
    const { rows, lastResort, log, now, random } = this.#given;
    const at = now();
    this.mailServer.failed(kind, code, at, random());
    const rejections = inquiry.rejections + (kind === "rejected" ? 1 : 0);
    const firstRejectedAt = inquiry.firstRejectedAt ?? (kind === "rejected" ? at : null);
    const facts = { id: inquiry.id, kind, code, attempt: inquiry.attempts };
    if (isFinal({ queuedAt: inquiry.queuedAt, rejections, firstRejectedAt }, at)) {
      try {
        await lastResort.deliver(inquiry);
        await rows.markDead(inquiry.id, `${code} ${message}`, at);
        return log("dead", facts);
      } catch (error) {
        log("dead letter not written", { id: inquiry.id, code: codeOf(error) });
      }
    }
    const delayMs = retryDelayMs(kind, kind === "rejected" ? rejections : inquiry.attempts, random());
    await rows.postpone(inquiry.id, {
      nextAt: at + delayMs,
      failure: `${code} ${message}`,
      rejections,
      firstRejectedAt,
    });
    log("postponed", { ...facts, seconds: Math.round(delayMs / 1000) });
  }

  async #releaseHeld(now: number) {
    const count = this.#releases.left(now);
    if (count <= 0 || !this.#given.rows.hasReleasable(now)) return;
    // One at a time: the window has to know how many went.
    await this.#given.rows.release(now, 1);
    this.#releases.count(now);
  }

  /** The clock was set back: what was put off until a time that is now far away is due at once. */
  async #forgetFuture(now: number) {
    this.mailServer.forget();
    await this.#given.rows.hasten(now);
  }
}
