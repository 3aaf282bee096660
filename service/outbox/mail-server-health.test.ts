import { expect, test } from "vitest";
import { MailServerHealth } from "./mail-server-health.ts";

test("one failure among successes changes nothing", () => {
  const mailServer = new MailServerHealth();
  mailServer.failed("temporary", "451", 0, 0);
  expect(mailServer.allows(0, 4)).toBe(4);
});

test("after three failures one mail at a time is tried, until the server answers about a message", () => {
  const mailServer = new MailServerHealth();
  for (let nth = 1; nth <= 3; nth += 1) mailServer.failed("network", "421", 0, 0);
  expect([mailServer.allows(0, 4), mailServer.allows(10_000, 4)]).toEqual([0, 1]);
  mailServer.failed("rejected", "550", 10_000, 0);
  expect(mailServer.allows(10_000, 4)).toBe(4);
});

test("a refused login waits at once: more tries could lock the account", () => {
  const mailServer = new MailServerHealth();
  mailServer.failed("login", "535", 0, 0);
  expect(mailServer.allows(0, 4)).toBe(0);
  expect(mailServer.trouble).toEqual({ kind: "login", code: "535" });
});
