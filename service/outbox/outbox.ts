import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import type { DeliveryQueries } from "#service/store/delivery-queries.ts";
import { afterFailure, isFinal, MailServerHealth, retryDelayMs } from "./backoff.ts";

/** A pump that fails, fails each second. */
const logFailureEveryMs = 60_000;

/** Longer than `smtpLimits.sendMs`: otherwise a slow delivery would be started twice. */
export const leaseMs = 120_000;

interface OutboxDependencies {
  queue: DeliveryQueries;
  delivery: Delivery;
  /** For an inquiry that is given up: a file on a machine, nothing at Cloudflare, where the row stays. */
  deadLetters: Pick<Delivery, "deliver">;
  mailPerHour: number;
  now: () => number;
  random: () => number;
  log: Log;
  /** What an earlier process learned of the mail server. */
  mailServer?: MailServerHealth;
  /**
   * Whether a start leaves the times of retries as they are. On a machine everything is tried at once, as somebody may have
   * repaired the settings. Cloudflare starts an object for each request after an idle time: no pause would ever last.
   */
  keepsTimes?: boolean;
}

/** Delivers what is due, a few at a time, and decides what a failure means. */
export class Outbox {
  readonly mailServer: MailServerHealth;
  readonly #given: OutboxDependencies;
  /** Under way to the mail server: they count for its concurrency. */
  readonly #sending = new Set<string>();
  /** Sent, but the disk refused to mark them: to be marked, and never to be sent again. */
  readonly #unmarked = new Set<string>();
  /** Every delivery until its end is stored. */
  readonly #underWay = new Set<Promise<void>>();
  #pumping: Promise<void> | undefined;
  #isWanted = false;
  #hasBegun = false;
  #isStopped = false;
  #lastNow = 0;
  #failureCode: string | undefined;
  #failureLoggedAt = -Infinity;

  constructor(given: OutboxDependencies) {
    this.#given = given;
    this.mailServer = given.mailServer ?? new MailServerHealth();
  }

  /** Starts what may be delivered now. Called after an inquiry is stored, after a delivery, and by a timer or an alarm. */
  async pump(): Promise<void> {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#pumping ??= this.#pumpWhileWanted();
    await this.#pumping;
  }

  /** Resolves when nothing is being delivered and nothing more may start. */
  async settle(): Promise<void> {
    await this.pump();
    // A delivery that ends starts the next one.
    while (this.#underWay.size > 0 || this.#pumping) await Promise.all([this.#pumping, ...this.#underWay]);
  }

  /** Why nothing can be delivered, as a code; undefined when the last pump succeeded. */
  get failureCode(): string | undefined {
    return this.#failureCode;
  }

  /** What MAIL_PER_HOUR leaves. */
  mailsLeft(): number {
    return this.#given.queue.mailsLeft(this.#given.now(), this.#mailPerHour);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#pumping;
    await Promise.all(this.#underWay);
  }

  async #pumpWhileWanted() {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      try {
        await this.#startDue();
        this.#failureCode = undefined;
      } catch (error) {
        this.#noteFailure(codeOf(error));
      }
    }
    // Nothing is awaited between the last check of #isWanted and this: a call between the two would be lost.
    this.#pumping = undefined;
  }

  #noteFailure(code: string) {
    this.#failureCode = code;
    const at = this.#given.now();
    if (Math.abs(at - this.#failureLoggedAt) < logFailureEveryMs) return;
    this.#failureLoggedAt = at;
    this.#given.log("nothing can be delivered", { code });
  }

  get #mailPerHour(): number {
    return this.#given.delivery.isMetered ? this.#given.mailPerHour : Infinity;
  }

  async #startDue() {
    const { queue, delivery, now: clock } = this.#given;
    const now = clock();
    if (!this.#hasBegun) await this.#begin(now);
    if (now < this.#lastNow - 1000) await this.#forgetFuture(now);
    this.#lastNow = now;
    const count = this.mailServer.allows(now, delivery.concurrency) - this.#sending.size;
    if (count <= 0) return;
    const claimed = await queue.claim(now, now + leaseMs, count, this.#mailPerHour);
    for (const inquiry of claimed) this.#start(inquiry);
  }

  /** Part of each pump until it succeeds: done once at the start, it would stay undone after a full disk. */
  async #begin(now: number) {
    const { queue, keepsTimes } = this.#given;
    await queue.endLeases(now);
    if (!keepsTimes) await queue.makeDue(now);
    this.#hasBegun = true;
  }

  #start(inquiry: InquiryRecord) {
    const { id } = inquiry;
    // Its lease ended while it was being sent, because the machine slept: a second copy would go out.
    if (this.#sending.has(id)) return;
    this.#sending.add(id);
    const work = this.#deliver(inquiry)
      .catch((error) => this.#given.log("delivery not noted", { id, code: codeOf(error) }))
      .finally(() => {
        this.#underWay.delete(work);
        void this.pump();
      });
    this.#underWay.add(work);
  }

  async #deliver(inquiry: InquiryRecord) {
    const failure = this.#unmarked.has(inquiry.id) ? undefined : await this.#send(inquiry);
    this.#sending.delete(inquiry.id);
    if (failure) return this.#fail(inquiry, failure);
    await this.#succeed(inquiry);
  }

  async #send(inquiry: InquiryRecord): Promise<DeliveryFailure | undefined> {
    const { delivery, now, random, log } = this.#given;
    try {
      await delivery.deliver(inquiry);
      this.mailServer.succeeded();
      return undefined;
    } catch (error) {
      const failure =
        error instanceof DeliveryFailure ? error : new DeliveryFailure("temporary", codeOf(error), "");
      const known = this.mailServer.trouble?.advice;
      this.mailServer.failed(failure, now(), random());
      if (failure.advice && failure.advice !== known) log("mail is not taken", { because: failure.advice });
      return failure;
    }
  }

  async #succeed({ id, attempts }: InquiryRecord) {
    const { delivery, queue, log, now } = this.#given;
    this.#unmarked.add(id);
    const marked = queue.markSent(id, now(), { isFiled: !delivery.isMetered });
    // Called before the await, so that this mark and the next claim share one commit.
    void this.pump();
    await marked;
    this.#unmarked.delete(id);
    log("delivered", { id, attempt: attempts });
  }

  async #fail(inquiry: InquiryRecord, failure: DeliveryFailure) {
    const { queue, log, now, random } = this.#given;
    const { kind, code, message } = failure;
    const at = now();
    const lastFailure = `${code} ${message}`;
    const history = afterFailure(inquiry, kind, at);
    const facts = { id: inquiry.id, kind, code, attempt: inquiry.attempts };
    if (isFinal(history, at) && (await this.#writeDeadLetter(inquiry))) {
      await queue.markDeadLetter(inquiry.id, lastFailure, at);
      return log("dead letter", facts);
    }
    const nth = kind === "rejected" ? history.rejections : inquiry.attempts;
    const delayMs = retryDelayMs(kind, nth, random());
    await queue.postpone(inquiry.id, { ...history, lastFailure, nextAt: at + delayMs });
    log("postponed", { ...facts, seconds: Math.round(delayMs / 1000) });
  }

  async #writeDeadLetter(inquiry: InquiryRecord): Promise<boolean> {
    try {
      await this.#given.deadLetters.deliver(inquiry);
      return true;
    } catch (error) {
      this.#given.log("dead letter not written", { id: inquiry.id, code: codeOf(error) });
      return false;
    }
  }

  /** The clock was set back: what waits for a time that is now far away becomes due. */
  async #forgetFuture(now: number) {
    this.mailServer.forget();
    await this.#given.queue.makeDue(now);
  }
}
