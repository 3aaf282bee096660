import fc from "fast-check";
import { expect, test } from "vitest";
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

// What browsers let through: any name that is not empty, and what `<input type="email">` calls valid.
const anyName = fc.string({ minLength: 1, unit: "grapheme", size: "+1" });
const localCharacter = fc.constantFrom(..."abcXYZ019.!#$%&'*+/=?^_`{|}~-");
const label = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/);
const browserEmail = fc
  .tuple(
    fc.string({ unit: localCharacter, minLength: 1, maxLength: 400 }),
    fc.array(label, { minLength: 1, maxLength: 8 }),
  )
  .map(([localPart, labels]) => `${localPart}@${labels.join(".")}`);

test("nothing that browsers let through is refused, whatever its length", () => {
  const message = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(anyName, browserEmail, message, (name, email, message) => {
      const inquiry = parseInquiry({ name, email, message });
      expect(inquiry.email.toLowerCase()).toBe(email.toLowerCase());
      expect(inquiry.name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
  for (const name of ["x".repeat(5000), "   ", "\u200b", "\u0301", "Asha\r\nBcc: v@example.com"])
    expect(parse(name).name).toBe(
      name.replace(/[\u200b]|\r\n/g, (found) => (found === "\r\n" ? " " : "")).trim(),
    );
  expect(parseInquiry({ name: "a", email: "a@b.co", message: "x".repeat(60_000) }).message).toHaveLength(
    60_000,
  );
});

test.each(["gast@bücher.example/x.org", "gast@bücher.example:25", "आशा@उदाहरण.परीक्षा"])(
  "the international address %s, which is no mailbox, is kept as it was typed",
  (email) => {
    expect(parseInquiry({ name: "Asha", email }).email).toBe(email);
  },
);
