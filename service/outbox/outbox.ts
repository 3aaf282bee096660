import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import type { Claimed } from "#service/domain/inquiry.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import type { OutboxRows } from "#service/store/outbox-rows.ts";
import { isFinal, retryDelayMs } from "./backoff.ts";
import { MailAllowance } from "./mail-allowance.ts";
import { explainTrouble, MailServerHealth } from "./mail-server-health.ts";

/** Longer than one delivery may take (60 s): otherwise a slow one would be started twice. */
export const leaseMs = 120_000;

const hourMs = 3600_000;

interface OutboxDependencies {
  rows: OutboxRows;
  delivery: Delivery;
  /** Also writes what could not be delivered into a file. */
  lastResort: Pick<Delivery, "deliver">;
  mailPerHour: number;
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  log: Log;
  /** What an earlier process learned of the mail server. */
  mailServer?: MailServerHealth;
}

/** Delivers what is due, a few at a time, and decides what a failure means. */
export class Outbox {
  readonly mailServer: MailServerHealth;
  readonly #given: OutboxDependencies;
  readonly #mails: MailAllowance;
  readonly #releases: MailAllowance;
  readonly #underWay = new Set<Promise<void>>();
  /** Sent, but the disk refused to mark them: to be marked, and never to be sent again. */
  readonly #unmarked = new Set<string>();
  /** The ids that are being delivered, with their clients. */
  readonly #delivering = new Map<string, number | null>();
  #pumping: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #lastNow = 0;

  constructor(given: OutboxDependencies) {
    const now = given.now();
    this.#given = given;
    this.mailServer = given.mailServer ?? new MailServerHealth();
    const limit = given.delivery.isMetered ? given.mailPerHour : Infinity;
    this.#mails = new MailAllowance(limit, given.rows.sentSince(now - hourMs, now, "all"));
    // Possible spam gets at most a quarter of the owner's allowance.
    this.#releases = new MailAllowance(
      Math.max(1, Math.floor(limit / 4)),
      given.rows.sentSince(now - hourMs, now, "suspects"),
    );
  }

  /** Starts what may be delivered now. Called after an inquiry is stored, after a delivery, and every second. */
  async pump(): Promise<void> {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#pumping ??= this.#pumpWhileWanted();
    await this.#pumping;
  }

  /** Finds a wrong setting at the start, before a guest writes. */
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

  /** Resolves when nothing is being delivered and nothing more may start. */
  async settle(): Promise<void> {
    await this.pump();
    // A delivery that ends starts the next one.
    while (this.#underWay.size > 0 || this.#pumping) await Promise.all([this.#pumping, ...this.#underWay]);
  }

  /** Starts no more deliveries and waits for the running ones. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#pumping;
    await Promise.all(this.#underWay);
  }

  async #pumpWhileWanted() {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      try {
        await this.#deliverDue();
      } catch (error) {
        this.#given.log("outbox waits for the disk", { code: codeOf(error) });
      }
    }
    // In the same turn as the last check of #isWanted: a call between the two would be lost.
    this.#pumping = undefined;
  }

  async #deliverDue() {
    const now = this.#given.now();
    if (now < this.#lastNow - 1000) await this.#forgetFuture(now);
    this.#lastNow = now;
    await this.#releaseHeld(now);
    const left = this.#mails.left(now) - this.#delivering.size;
    const allowed = this.mailServer.allows(now, this.#given.delivery.concurrency) - this.#delivering.size;
    // Half of what is left at once, so that one client cannot take the last few together.
    const room = Math.min(allowed, Math.ceil(left / 2));
    if (room <= 0) return;
    const { rows } = this.#given;
    const waiting = this.#mails.clientsToWait(now, left, [...this.#delivering.values()]);
    if (!rows.hasDue(now, waiting)) return;
    const leaseEnd = now + leaseMs;
    for (const inquiry of await rows.claim(now, leaseEnd, room, waiting))
      this.#startDelivery(inquiry, leaseEnd);
  }

  #startDelivery(inquiry: Claimed, leaseEnd: number) {
    // Its lease ended during the delivery, because the machine slept: a second copy would go out.
    if (this.#delivering.has(inquiry.id)) return;
    this.#delivering.set(inquiry.id, inquiry.client);
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
      // After a machine has slept another process may have the inquiry.
      if (now() >= leaseEnd) return log("lease ended before sending", { id: inquiry.id });
      if (!this.#unmarked.has(inquiry.id)) await delivery.deliver(inquiry);
    } catch (error) {
      failure =
        error instanceof DeliveryFailure ? error : new DeliveryFailure("temporary", codeOf(error), "");
    } finally {
      this.#delivering.delete(inquiry.id);
    }
    if (failure) return this.#fail(inquiry, failure);
    this.mailServer.succeeded();
    if (!this.#unmarked.has(inquiry.id)) this.#mails.count(inquiry.client, now());
    this.#unmarked.add(inquiry.id);
    const marked = rows.markSent(inquiry.id, now(), { isFiled: !delivery.isMetered });
    // Called before the await, so that this mark and the next claim share one commit.
    void this.pump();
    await marked;
    this.#unmarked.delete(inquiry.id);
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
      // One at a time, because each release changes which clients must wait.
      const waiting = this.#releases.clientsToWait(now, left);
      const released = await this.#given.rows.release(now, waiting);
      if (!released) return;
      this.#releases.count(released.client, now);
    }
  }

  /** The clock was set back: what waits for a time that is now far away becomes due. */
  async #forgetFuture(now: number) {
    this.mailServer.forget();
    await this.#given.rows.makeDue(now);
  }
}
