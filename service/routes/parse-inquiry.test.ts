import { expect, test } from "vitest";
import { messageMaxLength } from "#shared/inquiry.ts";
import { parseInquiry } from "./parse-inquiry.ts";

const parse = (name: string) => parseInquiry({ name, email: "asha@example.com" });

test.each([
  ["Asha\u202egro.elpmaxe@yats", "Ashagro.elpmaxe@yats"],
  ["\u2066Asha\u2069\u200b \ufeffRawat\u00ad", "Asha Rawat"],
  ["\u200fعائشة", "عائشة"],
  // A joiner is a part of these names.
  ["शर्\u200dमा", "शर्\u200dमा"],
  ["نام\u200cگذار", "نام\u200cگذار"],
  ["👩\u200d🌾 Mara", "👩\u200d🌾 Mara"],
  [".", "."],
])("the name %j is kept as %j", (name, kept) => {
  expect(parse(name).name).toBe(kept);
});

test("a name of which nothing can be seen is refused", () => {
  for (const name of "\u200b|\u202e\u202c|\u200d|\u3164|\u2800|\ufe0f|\u00ad \u2060|\u0301|\ue000".split("|"))
    expect(() => parse(name), JSON.stringify(name)).toThrow("name is required");
});

test("a message has its whole length beside the note that says its language", () => {
  const notes = ["Written in Hindi."];
  const parse = (length: number, end = "\n\nWritten in Hindi.") =>
    parseInquiry({ name: "Asha", email: "asha@example.com", message: "ह".repeat(length) + end }, notes)
      .message;
  expect(parse(messageMaxLength)).toMatch(/ह\n\nWritten in Hindi\.$/);
  expect(() => parse(messageMaxLength + 1)).toThrow("longer than");
  expect(() => parse(messageMaxLength, "\n\nWritten in Latin.")).toThrow("longer than");
});
