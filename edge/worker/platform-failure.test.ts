import { expect, test } from "vitest";
import { isTemporary } from "./platform-failure.ts";

test.each([
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT",
  "E_QUOTA",
  "E_INTERNAL_SERVER_ERROR",
  "E_TEMPORARY",
  "E_TIMEOUT",
  "E_DELIVERY_FAILED",
])("the platform's refusal %s passes by itself, and needs no owner", (code) =>
  expect(isTemporary(code)).toBe(true),
);

test("any other refusal of the platform is for the owner to set right; one without a code may pass", () => {
  expect(["E_SENDER_NOT_VERIFIED", "E_RECIPIENT_NOT_ALLOWED", undefined].map(isTemporary)).toEqual([
    false,
    false,
    true,
  ]);
});
