import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import type { DeliveryQueries } from "#service/store/delivery-queries.ts";
import { afterFailure, isFinal, MailServerHealth, retryDelayMs } from "./backoff.ts";

/** A pump that fails would otherwise log every second. */
const logFailureEveryMs = 60_000;

/** Longer than `smtpLimits.sendMs`: otherwise a slow delivery would be started twice. */
export const leaseMs = 120_000;

interface OutboxDependencies {
  queue: DeliveryQueries;
  delivery: Delivery;
  /** Takes inquiries that are given up. Writes a file on your own machine; does nothing at Cloudflare, where the row is kept. */
  deadLetters: Pick<Delivery, "deliver">;
  mailPerHour: number;
  now: () => number;
  random: () => number;
  log: Log;
  /** What an earlier process learned about the mail server. */
  mailServer?: MailServerHealth;
  /**
   * Whether a restart keeps the scheduled times of retries. On your own machine everything is retried at once, because the
   * settings may have been corrected. Cloudflare restarts an idle object for each request, which would end every wait.
   */
  keepsRetryTimes?: boolean;
}

/** Delivers what is due, a few at a time, and decides what a failure means. */
export class Outbox {
  readonly mailServer: MailServerHealth;
  readonly #dependencies: OutboxDependencies;
  /** Being sent right now; they count towards the concurrency. */
  readonly #sending = new Set<string>();
  /** Sent, but not yet marked as sent, perhaps because the disk failed. Must not be sent again. */
  readonly #unmarked = new Set<string>();
  /** Every delivery until its outcome is stored. */
  readonly #activeDeliveries = new Set<Promise<void>>();
  #pumping: Promise<void> | undefined;
  #isPumpRequested = false;
  #hasRestarted = false;
  #isStopped = false;
  #lastNow = 0;
  #failureCode: string | undefined;
  #failureLoggedAt = -Infinity;

  constructor(dependencies: OutboxDependencies) {
    this.#dependencies = dependencies;
    this.mailServer = dependencies.mailServer ?? new MailServerHealth();
  }

  /**
   * Starts all deliveries that are due and allowed. Called after an inquiry is stored, after a delivery, and by a timer or an
   * alarm.
   */
  async pump(): Promise<void> {
    if (this.#isStopped) return;
    this.#isPumpRequested = true;
    this.#pumping ??= this.#pumpWhileRequested();
    await this.#pumping;
  }

  /** Pumps; resolves when no delivery is running and none may start. */
  async settle(): Promise<void> {
    await this.pump();
    // Each delivery that ends may start another one.
    while (this.#activeDeliveries.size > 0 || this.#pumping)
      await Promise.all([this.#pumping, ...this.#activeDeliveries]);
  }

  /** The error code of the last pump; undefined if it succeeded. */
  get failureCode(): string | undefined {
    return this.#failureCode;
  }

  /** How many mails MAIL_PER_HOUR still allows in this hour. */
  mailsLeft(): number {
    return this.#dependencies.queue.mailsLeft(this.#dependencies.now(), this.#mailPerHour);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#pumping;
    await Promise.all(this.#activeDeliveries);
  }

  async #pumpWhileRequested() {
    while (this.#isPumpRequested && !this.#isStopped) {
      this.#isPumpRequested = false;
      try {
        await this.#startDue();
        this.#failureCode = undefined;
      } catch (error) {
        this.#noteFailure(codeOf(error));
      }
    }
    // Never await between the last check of #isPumpRequested and this line: a call in between would be lost.
    this.#pumping = undefined;
  }

  #noteFailure(code: string) {
    this.#failureCode = code;
    const at = this.#dependencies.now();
    if (Math.abs(at - this.#failureLoggedAt) < logFailureEveryMs) return;
    this.#failureLoggedAt = at;
    this.#dependencies.log("deliveries could not be started", { code });
  }

  get #mailPerHour(): number {
    return this.#dependencies.delivery.isMetered ? this.#dependencies.mailPerHour : Infinity;
  }

  async #startDue() {
    const { queue, delivery, now: clock } = this.#dependencies;
    const now = clock();
    if (!this.#hasRestarted) await this.#restart(now);
    if (now < this.#lastNow - 1000) await this.#retryAfterClockChange(now);
    this.#lastNow = now;
    const count = this.mailServer.allows(now, delivery.concurrency) - this.#sending.size;
    if (count <= 0) return;
    const claimed = await queue.claim(now, now + leaseMs, count, this.#mailPerHour);
    for (const inquiry of claimed) this.#start(inquiry);
  }

  /** Repeated with each pump until it succeeds: if done once at the start, a full disk would leave it undone. */
  async #restart(now: number) {
    const { queue, keepsRetryTimes } = this.#dependencies;
    await queue.endLeases(now);
    if (!keepsRetryTimes) await queue.makeDue(now);
    this.#hasRestarted = true;
  }

  #start(inquiry: InquiryRecord) {
    const { id } = inquiry;
    // If the machine slept during a delivery, its lease has expired and the inquiry was claimed again: it would be sent twice.
    if (this.#sending.has(id)) return;
    this.#sending.add(id);
    const work = this.#deliver(inquiry)
      .catch((error) =>
        this.#dependencies.log("outcome of a delivery not stored", { id, code: codeOf(error) }),
      )
      .finally(() => {
        this.#activeDeliveries.delete(work);
        void this.pump();
      });
    this.#activeDeliveries.add(work);
  }

  async #deliver(inquiry: InquiryRecord) {
    const failure = this.#unmarked.has(inquiry.id) ? undefined : await this.#send(inquiry);
    this.#sending.delete(inquiry.id);
    if (failure) return this.#fail(inquiry, failure);
    await this.#succeed(inquiry);
  }

  async #send(inquiry: InquiryRecord): Promise<DeliveryFailure | undefined> {
    const { delivery, now, random, log } = this.#dependencies;
    try {
      await delivery.deliver(inquiry);
      this.mailServer.succeeded();
      return undefined;
    } catch (error) {
      const failure =
        error instanceof DeliveryFailure ? error : new DeliveryFailure("temporary", codeOf(error), "");
      const known = this.mailServer.trouble?.advice;
      this.mailServer.failed(failure, now(), random());
      if (failure.advice && failure.advice !== known) log("mail server problem", { advice: failure.advice });
      return failure;
    }
  }

  async #succeed({ id, attempts }: InquiryRecord) {
    const { delivery, queue, log, now } = this.#dependencies;
    this.#unmarked.add(id);
    const marked = queue.markSent(id, now(), { isFiled: !delivery.isMetered });
    // Before the await, so that this mark and the next claim share one commit.
    void this.pump();
    await marked;
    this.#unmarked.delete(id);
    log("delivered", { id, attempt: attempts });
  }

  async #fail(inquiry: InquiryRecord, failure: DeliveryFailure) {
    const { queue, log, now, random } = this.#dependencies;
    const { kind, code, message } = failure;
    const at = now();
    const lastFailure = `${code} ${message}`;
    const history = afterFailure(inquiry, kind, at);
    const fields = { id: inquiry.id, kind, code, attempt: inquiry.attempts };
    if (isFinal(history, at) && (await this.#writeDeadLetter(inquiry))) {
      await queue.markDeadLetter(inquiry.id, lastFailure, at);
      return log("dead letter", fields);
    }
    const nth = kind === "rejected" ? history.rejections : inquiry.attempts;
    const delayMs = retryDelayMs(kind, nth, random());
    await queue.postpone(inquiry.id, { ...history, lastFailure, nextAt: at + delayMs });
    log("postponed", { ...fields, seconds: Math.round(delayMs / 1000) });
  }

  async #writeDeadLetter(inquiry: InquiryRecord): Promise<boolean> {
    try {
      await this.#dependencies.deadLetters.deliver(inquiry);
      return true;
    } catch (error) {
      this.#dependencies.log("dead letter not written", { id: inquiry.id, code: codeOf(error) });
      return false;
    }
  }

  /** After the clock was set back, retries may be scheduled far in the future. Makes them due now. */
  async #retryAfterClockChange(now: number) {
    this.mailServer.endPause();
    await this.#dependencies.queue.makeDue(now);
  }
}
