import { expect, test } from "vitest";
import { initialsOf } from "./form-words.ts";

test.each([
  ["Asha Rawat", "A. R."],
  ["  asha  singh rawat ", "A. R."],
  ["Asha", "A."],
  ["आशा रावत", "आ. र."],
  ["🙂 Rawat", "🙂. R."],
  ["", ""],
])("%j is %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
