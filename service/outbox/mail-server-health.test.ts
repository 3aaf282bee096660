import { expect, test } from "vitest";
import { MailServerHealth } from "./mail-server-health.ts";

test("one failure among successes changes nothing", () => {
  const mailServer = new MailServerHealth();
  mailServer.failed("temporary", "451", 0, 0);
  expect(mailServer.allows(0, 4)).toBe(4);
});

test("after three in a row one delivery at a time asks, and the first success ends it", () => {
  const mailServer = new MailServerHealth();
  for (let count = 0; count < 3; count += 1) mailServer.failed("network", "421", 0, 0);
  expect(mailServer.allows(0, 4)).toBe(0);
  expect(mailServer.allows(30_000, 4)).toBe(1);
  mailServer.succeeded();
  expect(mailServer.allows(30_000, 4)).toBe(4);
});

test("a refused login waits at once: more tries could lock the account", () => {
  const mailServer = new MailServerHealth();
  mailServer.failed("login", "535", 0, 0);
  expect(mailServer.allows(0, 4)).toBe(0);
  expect(mailServer.trouble).toEqual({ kind: "login", code: "535" });
});

test("a refused message shows that the server is there", () => {
  const mailServer = new MailServerHealth();
  for (let count = 0; count < 3; count += 1) mailServer.failed("network", "421", 0, 0);
  mailServer.failed("rejected", "550", 0, 0);
  expect(mailServer.allows(0, 4)).toBe(4);
});
