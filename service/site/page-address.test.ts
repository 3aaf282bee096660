import { expect, test } from "vitest";
import { createAddressBook } from "./page-address.ts";

const findSpelling = createAddressBook(["/", "/Packages"]);

test("a run of slashes takes no longer than its length", () => {
  const fastest = (letter: string) => {
    const times = Array.from({ length: 10 }, () => {
      const startedAt = performance.now();
      findSpelling(`/${letter.repeat(100_000)}x`);
      return performance.now() - startedAt;
    });
    return Math.min(...times);
  };
  // Above 1,000 when each slash is tried as the beginning of the run.
  expect(fastest("/") / fastest("a")).toBeLessThan(100);
});
