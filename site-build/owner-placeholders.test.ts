import { expect, test } from "vitest";
import { loadContent } from "./content/site-content.ts";
import { listOwnerPlaceholders } from "./owner-placeholders.ts";

test("each question without an answer is asked of the owner, one left out on purpose is not", () => {
  const content = loadContent();
  const { goodToKnow } = content;
  const open = goodToKnow.entries.filter(({ answer }) => answer === "");
  const asked = listOwnerPlaceholders(content).filter(({ file }) => file === "content/good-to-know.yaml");
  expect(asked.map(({ todo }) => todo)).toEqual(open.map(({ label }) => expect.stringContaining(label)));
});
