import { describe, expect, test } from "vitest";
import { DeliveryFailure, type FailureKind, failureKinds } from "#service/delivery/delivery.ts";
import { afterFailure, isFinal, MailServerHealth, retryDelayMs } from "./backoff.ts";

const hourMs = 3600_000;

describe.each(["network", "temporary", "login", "sender", "refusal"] as const)("pauses after %s", (kind) => {
  const pausesWith = (random: number) =>
    Array.from({ length: 1000 }, (_, index) => retryDelayMs(kind, index + 1, random));
  const sample = [0, 1 / 3, 0.987654321, 1].map(pausesWith);

  test("begin with at most 30 s, and never become shorter", () => {
    for (const pauses of sample) {
      expect(pauses[0]).toBeLessThanOrEqual(30_000);
      expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    }
  });

  test("become long only where more tries could lock the account", () => {
    for (const pauses of sample)
      if (failureKinds[kind].needsOwner) expect(pauses.at(-1)).toBeGreaterThan(120_000);
      else expect(pauses.at(-1)).toBeLessThanOrEqual(30_000);
  });

  test("are whole milliseconds", () => {
    expect(sample.flat().filter((pause) => !Number.isInteger(pause))).toEqual([]);
  });

  test("differ, so that mails that failed at the same time are not retried at the same time", () => {
    expect(retryDelayMs(kind, 3, 0)).not.toBe(retryDelayMs(kind, 3, 0.5));
  });
});

test("the third refusal comes about a day after the first attempt", () => {
  let at = 0;
  for (let nth = 1; nth <= 3; nth += 1) at += retryDelayMs("rejected", nth, 0);
  expect(at).toBeGreaterThanOrEqual(24 * hourMs);
  expect(at).toBeLessThan(30 * hourMs);
});

test("after three failures one mail at a time is tried, until the server answers about a message", () => {
  const mailServer = new MailServerHealth();
  const allowed = [0, 0, 0].map(() => {
    mailServer.failed(new DeliveryFailure("network", "421", ""), 0, 0);
    return mailServer.allows(0, 4);
  });
  expect([...allowed, mailServer.allows(10_000, 4)]).toEqual([4, 4, 0, 1]);
  mailServer.failed(new DeliveryFailure("rejected", "550", ""), 10_000, 0);
  expect(mailServer.allows(10_000, 4)).toBe(4);
});

test("a refused login waits at once: more tries could lock the account", () => {
  const mailServer = new MailServerHealth();
  mailServer.failed(new DeliveryFailure("login", "535", "", "Check SMTP_URL."), 0, 0);
  expect(mailServer.allows(0, 4)).toBe(0);
  expect(mailServer.trouble).toEqual({ kind: "login", code: "535", advice: "Check SMTP_URL." });
});

test("only a refusal of the message itself gives it up before five days", () => {
  for (const kind of Object.keys(failureKinds) as FailureKind[]) {
    let history = afterFailure({ firstFailedAt: null, rejections: 0, firstRejectedAt: null }, kind, 0);
    let at = 0;
    for (; !isFinal(history, at); at += hourMs) history = afterFailure(history, kind, at);
    expect([kind, at / hourMs]).toEqual([kind, kind === "rejected" ? 24 : 5 * 24]);
  }
});
