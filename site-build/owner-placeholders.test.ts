import { expect, test } from "vitest";
import { goodToKnow } from "#content/good-to-know.ts";
import { listOwnerPlaceholders } from "./owner-placeholders.ts";

test("each question without an answer is asked of the owner, one left out on purpose is not", () => {
  const open = goodToKnow.entries.filter(({ answer }) => answer === "");
  const asked = listOwnerPlaceholders().filter(({ file }) => file === "content/good-to-know.ts");
  expect(asked.map(({ todo }) => todo)).toEqual(open.map(({ label }) => expect.stringContaining(label)));
});
