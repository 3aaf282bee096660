import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSmtpDelivery, smtpLimits } from "#service/delivery/smtp-delivery.ts";
import { createMaildirDelivery } from "#service/node/maildir-delivery.ts";
import { type NodeStore, openStore } from "#service/node/store/open-store.ts";
import { leaseMs, Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { parseInquiry } from "#service/routes/parse-inquiry.ts";
import { makeFolder, startPeer } from "./harness.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const mailSettings = {
  inquiryAddress: "stay@resort.example",
  mailFrom: "stay@resort.example",
  mailSubject: "Inquiry",
};

/** Short limits for peers that are silent on purpose. Others have the real limits, because the machine may be busy. */
export const impatient = { greetingMs: 4_000, silenceMs: 4_000, sendMs: 8_000 };

interface Options {
  mailPerHour?: number;
  dataDir?: string;
  /** Without a mail server. */
  toFiles?: boolean;
  limits?: typeof smtpLimits;
}

/** Store, outbox and a programmed SMTP server. Nothing happens until the test sets the time. */
export async function startOutbox({
  mailPerHour = 1000,
  dataDir = makeFolder(),
  toFiles = false,
  limits = smtpLimits,
}: Options = {}) {
  const peer = await startPeer();
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const lines: string[] = [];
  const store = openStore(dataDir);
  const maildir = createMaildirDelivery(join(dataDir, "Maildir"), mailSettings);
  const delivery = toFiles ? maildir : createSmtpDelivery({ ...mailSettings, smtpUrl: peer.url }, limits);
  const outbox = new Outbox({
    queue: store.delivery,
    delivery,
    lastResort: maildir,
    mailPerHour,
    now: () => clock.now,
    random: () => 0.5,
    log: (event, facts = {}) => lines.push(`${event} ${JSON.stringify(facts)}`),
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
  const find = (id: string) => store.admin.list().find((inquiry) => inquiry.id === id);
  /** Moves the clock and delivers what is due. */
  const at = async (now: number) => {
    clock.now = now;
    await outbox.settle();
  };
  const acceptNow = (parameters?: Record<string, unknown>, client?: number) =>
    accept(store, clock.now, parameters, client);

  return {
    peer,
    clock,
    lines,
    store,
    outbox,
    dataDir,
    stop,
    at,
    accept: acceptNow,
    /** Accepts an inquiry and tries at once to deliver it. */
    send: async (...given: Parameters<typeof acceptNow>) => {
      const id = await acceptNow(...given);
      await outbox.settle();
      return id;
    },
    /** Moves the clock in steps, like the service's timer. */
    pass: async (durationMs: number, stepMs: number) => {
      for (const end = clock.now + durationMs; clock.now < end; ) {
        await at(Math.min(end, clock.now + stepMs));
      }
    },
    find,
    state: (id: string) => find(id)?.state,
    readiness: () => readReadiness(store, outbox, clock.now),
    deliveries: (id: string) => peer.counts.get(id),
  };
}

export async function accept(
  store: ReturnType<typeof openStore>,
  now: number,
  parameters: Record<string, unknown> = {},
  client?: number,
): Promise<string> {
  const id = randomUUID();
  const words = { name: "Asha", email: "asha@example.com", message: id };
  await store.intake.accept(
    parseInquiry({ ...words, inquiry_id: id, ...parameters }),
    now,
    client?.toString(),
  );
  return id;
}

/** Leases what is due, with room for everything. */
export function claim({ delivery }: NodeStore, now: number, count = 10) {
  return delivery.claim(now, now + leaseMs, count, Infinity);
}
