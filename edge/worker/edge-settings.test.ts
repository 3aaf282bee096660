import { expect, test } from "vitest";
import { readEdgeSettings } from "./edge-settings.ts";

test.each([
  ["a port that the platform blocks", { SMTP_URL: "smtp://mail.example.com:25" }, /^SMTP_URL .*465 or 587/],
  ["localhost", { SMTP_URL: "smtp://localhost" }, /^SMTP_URL .*127\.0\.0\.1/],
  ["localhost with a port", { SMTP_URL: "smtp://localhost:587" }, /^SMTP_URL .*127\.0\.0\.1/],
  ["a name below localhost", { SMTP_URL: "smtp://mail.localhost:465" }, /^SMTP_URL .*127\.0\.0\.1/],
  [
    "requireTLS, which switches off the check of the certificate",
    { SMTP_URL: "smtp://mail.example.com:587?requireTLS=false" },
    /^SMTP_URL .*requireTLS.*trusted certificates/,
  ],
  ["a token of one letter", { OWNER_TOKEN: "x" }, /^OWNER_TOKEN .*32/],
  ["a token of 31 letters", { OWNER_TOKEN: "x".repeat(31) }, /^OWNER_TOKEN .*32/],
  ["a retention of less than 30 days", { RETENTION_DAYS: "29" }, /^RETENTION_DAYS .*from 30/],
])("%s is refused with the setting's name", (_, env, message) => {
  expect(() => readEdgeSettings(env)).toThrow(message);
});

test("the shared settings apply at Cloudflare, too", () => {
  const smtpUrl = "smtp://127.0.0.1:587";
  const ownerToken = "x".repeat(32);
  expect(
    readEdgeSettings({ SMTP_URL: smtpUrl, OWNER_TOKEN: ` ${ownerToken} `, RETENTION_DAYS: "45" }),
  ).toMatchObject({ smtpUrl, ownerToken, retentionDays: 45 });
});

test("without a token the owner's commands are disabled", () => {
  expect(readEdgeSettings({}).ownerToken).toBe("");
});
