import { expect, test } from "vitest";
import { createAddressBook } from "./page-address.ts";

const findSpelling = createAddressBook(["/", "/Packages"]);

test("a run of slashes takes no longer than its length", () => {
  const before = process.cpuUsage();
  findSpelling(`/${"/".repeat(300_000)}x`);
  // Some milliseconds. A minute when each slash is tried as the beginning of the run.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});
