import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSmtpDelivery, smtpLimits } from "#service/delivery/smtp-delivery.ts";
import { createMaildirDelivery } from "#service/node/maildir-delivery.ts";
import { openStore } from "#service/node/store/open-store.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { parseInquiry } from "#service/routes/parse-inquiry.ts";
import type { Sender } from "#service/security/sender.ts";
import { makeFolder, startPeer } from "./harness.ts";
import type { Behaviour } from "./smtp-peer.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * Store, outbox and a programmed SMTP server, which `toFiles` leaves unused. Nothing happens until the test sets the
 * time.
 */
export async function startOutbox({
  mailPerHour = 1000,
  dataDir = makeFolder(),
  toFiles = false,
  limits = smtpLimits,
  behaviour = "accept" as Behaviour,
} = {}) {
  const peer = await startPeer({ behaviour });
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const lines: string[] = [];
  const store = openStore(dataDir);
  const resort = "stay@resort.example";
  const settings = { inquiryAddress: resort, mailFrom: resort, mailSubject: "Inquiry" };
  const maildir = createMaildirDelivery(join(dataDir, "Maildir"), settings);
  const delivery = toFiles ? maildir : createSmtpDelivery({ ...settings, smtpUrl: peer.url }, limits);
  const outbox = new Outbox({
    queue: store.delivery,
    delivery,
    deadLetters: maildir,
    mailPerHour,
    now: () => clock.now,
    random: () => 0.5,
    log: (event, fields = {}) => lines.push(`${event} ${JSON.stringify(fields)}`),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= outbox.stop().then(() => {
      delivery.close?.();
      store.close();
    });
    return stopped;
  };
  onTestFinished(stop);

  /** Moves the clock and delivers what is due. */
  async function at(now: number) {
    clock.now = now;
    await outbox.settle();
  }
  /** The same in steps, like the service's timer. */
  async function pass(durationMs: number, stepMs: number) {
    for (const end = clock.now + durationMs; clock.now < end; ) await at(Math.min(end, clock.now + stepMs));
  }
  async function accept(parameters: Record<string, unknown> = {}, from?: number | Sender) {
    const id = randomUUID();
    const words = { inquiry_id: id, name: "Asha", email: "asha@example.com", message: id, ...parameters };
    const sender = typeof from === "number" ? { client: `${from}`, network: `${from}` } : from;
    await store.intake.accept(parseInquiry(words), clock.now, sender);
    return id;
  }
  /** Accepts an inquiry and tries at once to deliver it. */
  async function send(...given: Parameters<typeof accept>) {
    const id = await accept(...given);
    await outbox.settle();
    return id;
  }
  const find = (id: string) => store.admin.list().find((inquiry) => inquiry.id === id);
  const state = (id: string) => find(id)?.state;
  const readiness = () => readReadiness(store, outbox, clock.now);
  const deliveries = (id: string) => peer.counts.get(id);
  const use = { at, pass, accept, send, find, state, readiness, deliveries, stop };
  return { peer, clock, lines, store, outbox, dataDir, ...use };
}
