import { expect, test } from "vitest";
import { canonicalPath } from "./page-address.ts";

const pages = ["/", "/Packages"];

test("a run of signs takes no longer than its length", () => {
  const before = process.cpuUsage();
  canonicalPath(`/${"/.".repeat(150_000)}x`, pages);
  // Some milliseconds. A minute when each sign is tried as the beginning of the run.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});
