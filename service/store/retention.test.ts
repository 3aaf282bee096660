import { expect, test } from "vitest";
import { daysKept } from "./retention.ts";

test.each([
  [30, 1000, 30],
  [400, 30, 30],
  [400, undefined, 400],
])("with %s days on the Privacy page and RETENTION_DAYS=%s it is %i", (keptDays, retentionDays, days) => {
  expect(daysKept(keptDays, retentionDays)).toBe(days);
});
