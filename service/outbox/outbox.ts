import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import type { Claimed } from "#service/domain/inquiry.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import type { OutboxRows } from "#service/store/outbox-rows.ts";
import { isFinal, retryDelayMs } from "./backoff.ts";
import { MailAllowance } from "./mail-allowance.ts";
import { explainTrouble, MailServerHealth } from "./mail-server-health.ts";

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
  /** What is known of the mail server from before. */
  mailServer?: MailServerHealth;
}

/** Delivers what is due, a few at a time, and decides what a failure means. */
export class Outbox {
  readonly mailServer: MailServerHealth;
  readonly #given: OutboxDependencies;
  readonly #mails: MailAllowance;
  readonly #releases: MailAllowance;
  readonly #underWay = new Set<Promise<void>>();
  /** Taken by the peer, but the disk refused the note: to be noted, and never to be sent again. */
  readonly #unnoted = new Set<string>();
  /** Being delivered, by id, and whose each is. */
  readonly #taken = new Map<string, number | null>();
  #pumping: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #lastNow = 0;

  constructor(given: OutboxDependencies) {
    const now = given.now();
    this.#given = given;
    this.mailServer = given.mailServer ?? new MailServerHealth();
    const limit = given.delivery.isMetered ? given.mailPerHour : Infinity;
    this.#mails = new MailAllowance(limit, given.rows.sentSince(now - hourMs, now));
    // Machines' mail never takes more than a quarter of the owner's allowance.
    this.#releases = new MailAllowance(
      Math.max(1, Math.floor(limit / 4)),
      given.rows.suspectsSentSince(now - hourMs, now),
    );
  }

  /** Begins whatever may begin now. Called when an inquiry was stored, when a delivery ended, and every second. */
  async pump(): Promise<void> {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#pumping ??= this.#pumpWhileWanted();
    await this.#pumping;
  }

  /** Learns at the start what would otherwise show only when a guest writes. */
  async checkMailServer(): Promise<void> {
    const { delivery, log, now, random } = this.#given;
    try {
      await delivery.check?.();
    } catch (error) {
      if (this.#isStopped || !(error instanceof DeliveryFailure)) return;
      const { kind, code } = error;
      const sentence = explainTrouble({ kind, code });
      if (sentence) this.mailServer.failed(kind, code, now(), random());
      log(sentence ?? "The mail server does not answer yet.", { kind, code });
    }
  }

  /** Settles when nothing is under way and nothing more may begin. */
  async settle(): Promise<void> {
    await this.pump();
    // What ends asks for the next by itself.
    while (this.#underWay.size > 0 || this.#pumping) await Promise.all([this.#pumping, ...this.#underWay]);
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
    // In the same turn as the last look at #isWanted, or a wish between the two would be lost.
    this.#pumping = undefined;
  }

  async #beginDue() {
    const now = this.#given.now();
    if (now < this.#lastNow - 1000) await this.#forgetFuture(now);
    this.#lastNow = now;
    await this.#releaseHeld(now);
    const left = this.#mails.left(now) - this.#taken.size;
    const allowed = this.mailServer.allows(now, this.#given.delivery.concurrency) - this.#taken.size;
    // Half of what is left at once, so that one client cannot take the last few together.
    const room = Math.min(allowed, Math.ceil(left / 2));
    if (room <= 0) return;
    const { rows } = this.#given;
    const waiting = this.#mails.clientsToWait(now, left, [...this.#taken.values()]);
    if (!rows.hasDue(now, waiting)) return;
    const leaseEnd = now + leaseMs;
    for (const inquiry of await rows.claim(now, leaseEnd, room, waiting)) this.#begin(inquiry, leaseEnd);
  }

  #begin(inquiry: Claimed, leaseEnd: number) {
    // Its lease ended while we are still at it: the machine slept, and a second copy would go out.
    if (this.#taken.has(inquiry.id)) return;
    this.#taken.set(inquiry.id, inquiry.client);
    const work = this.#deliver(inquiry, leaseEnd)
      .catch((error) => this.#given.log("outbox waits for the disk", { id: inquiry.id, code: codeOf(error) }))
      .finally(() => {
        this.#underWay.delete(work);
        void this.pump();
      });
    this.#underWay.add(work);
  }

  async #deliver(inquiry: Claimed, leaseEnd: number) {
    const { delivery, rows, log, now } = this.#given;
    let failure: DeliveryFailure | undefined;
    try {
      // A machine that slept since the claim may find that another process has the inquiry now.
      if (now() >= leaseEnd) return log("lease ended before sending", { id: inquiry.id });
      if (!this.#unnoted.has(inquiry.id)) await delivery.deliver(inquiry);
    } catch (error) {
      failure =
        error instanceof DeliveryFailure ? error : new DeliveryFailure("temporary", codeOf(error), "");
    } finally {
      this.#taken.delete(inquiry.id);
    }
    if (failure) return this.#fail(inquiry, failure);
    this.mailServer.succeeded();
    if (!this.#unnoted.has(inquiry.id)) this.#mails.count(inquiry.client, now());
    this.#unnoted.add(inquiry.id);
    const noted = rows.markSent(inquiry.id, now(), { isFiled: !delivery.isMetered });
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
    const firstFailedAt = inquiry.firstFailedAt ?? at;
    const firstRejectedAt = inquiry.firstRejectedAt ?? (kind === "rejected" ? at : null);
    const facts = { id: inquiry.id, kind, code, attempt: inquiry.attempts };
    if (isFinal({ firstFailedAt, rejections, firstRejectedAt }, at)) {
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
      firstFailedAt,
      rejections,
      firstRejectedAt,
    });
    log("postponed", { ...facts, seconds: Math.round(delayMs / 1000) });
  }

  async #releaseHeld(now: number) {
    for (let left = this.#releases.left(now); left > 0; left -= 1) {
      // One at a time: the allowance has to know whose went.
      const waiting = this.#releases.clientsToWait(now, left);
      const released = await this.#given.rows.release(now, waiting);
      if (!released) return;
      this.#releases.count(released.client, now);
    }
  }

  /** The clock was set back: what was put off until a time that is now far away is due at once. */
  async #forgetFuture(now: number) {
    this.mailServer.forget();
    await this.#given.rows.hasten(now);
  }
}
