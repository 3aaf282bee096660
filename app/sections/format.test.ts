import { expect, test } from "vitest";
import { toTitleCase } from "./format.ts";

test.each([
  ["LONG STAY OFFERS", "Long Stay Offers"],
  ["MOTHER'S DAY: 2ND FOR 1", "Mother's Day: 2nd For 1"],
  ["Weekend at the KTV", "Weekend at the KTV"],
  ["छुट्टियों के खास दाम", "छुट्टियों के खास दाम"],
])("%s", (title, inSentence) => {
  expect(toTitleCase(title)).toBe(inSentence);
});
