import { expect, test } from "vitest";
import { sayDrawings } from "./say-drawings.ts";

const words = { all: "All are.", some: "{count} of {total} are.", one: "One of {total} is." };

test("the sentence fits the number: all, some, one, none", () => {
  expect(sayDrawings(words, 57, 57)).toBe("All are.");
  expect(sayDrawings(words, 12, 57)).toBe("12 of 57 are.");
  expect(sayDrawings(words, 1, 57)).toBe("One of 57 is.");
  expect(sayDrawings(words, 1, 1)).toBe("All are.");
  expect(sayDrawings(words, 0, 57)).toBe(false);
});
