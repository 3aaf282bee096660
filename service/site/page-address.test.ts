import { expect, test } from "vitest";
import { timeRatio } from "../../tests/time-ratio.ts";
import { createAddressBook } from "./page-address.ts";

const findSpelling = createAddressBook(["/", "/Packages"]);

test("a run of slashes takes no longer than its length", () => {
  const read = (letter: string) => () => findSpelling(`/${letter.repeat(100_000)}x`);
  // Above 1,000 when each slash is tried as the beginning of the run.
  expect(timeRatio(read("/"), read("a"))).toBeLessThan(100);
});
